/** Colours of Nordhavn & Søn 1.2.0, as HEX and HSL. */

/** Semantic colours by mode and role: what interfaces should use. */
export const colors = {
  "light": {
    "background": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "foreground": {
      "hex": "#eef2f7",
      "hsl": "hsl(213.33 36% 95.1%)"
    },
    "card": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
    },
    "card-foreground": {
      "hex": "#d1d5d9",
      "hsl": "hsl(210 9.52% 83.53%)"
    },
    "popover": {
      "hex": "#babec3",
      "hsl": "hsl(213.33 6.98% 74.71%)"
    },
    "popover-foreground": {
      "hex": "#a1a5aa",
      "hsl": "hsl(213.33 5.03% 64.9%)"
    },
    "primary": {
      "hex": "#5a8bca",
      "hsl": "hsl(213.75 51.38% 57.25%)"
    },
    "primary-foreground": {
      "hex": "#4273b0",
      "hsl": "hsl(213.27 45.45% 47.45%)"
    },
    "primary-hover": {
      "hex": "#2b5c97",
      "hsl": "hsl(212.78 55.67% 38.04%)"
    },
    "primary-active": {
      "hex": "#10427b",
      "hsl": "hsl(211.96 76.98% 27.25%)"
    },
    "secondary": {
      "hex": "#292c2f",
      "hsl": "hsl(210 6.82% 17.25%)"
    },
    "secondary-foreground": {
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    },
    "secondary-hover": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "secondary-active": {
      "hex": "#eef2f7",
      "hsl": "hsl(213.33 36% 95.1%)"
    },
    "muted": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
    },
    "muted-foreground": {
      "hex": "#d1d5d9",
      "hsl": "hsl(210 9.52% 83.53%)"
    },
    "accent": {
      "hex": "#ebb16c",
      "hsl": "hsl(32.6 76.05% 67.25%)"
    },
    "accent-foreground": {
      "hex": "#d19853",
      "hsl": "hsl(32.86 57.8% 57.25%)"
    },
    "destructive": {
      "hex": "#c36d64",
      "hsl": "hsl(5.68 44.19% 57.84%)"
    },
    "destructive-foreground": {
      "hex": "#a8564e",
      "hsl": "hsl(5.33 36.59% 48.24%)"
    },
    "destructive-hover": {
      "hex": "#8e3e38",
      "hsl": "hsl(4.19 43.43% 38.82%)"
    },
    "destructive-active": {
      "hex": "#722420",
      "hsl": "hsl(2.93 56.16% 28.63%)"
    },
    "destructive-text": {
      "hex": "#560708",
      "hsl": "hsl(359.24 84.95% 18.24%)"
    },
    "success": {
      "hex": "#001d07",
      "hsl": "hsl(134.48 100% 5.69%)"
    },
    "success-foreground": {
      "hex": "#f0fff2",
      "hsl": "hsl(128 100% 97.06%)"
    },
    "success-text": {
      "hex": "#d4ffdb",
      "hsl": "hsl(129.77 100% 91.57%)"
    },
    "warning": {
      "hex": "#ffe1a3",
      "hsl": "hsl(40.43 100% 81.96%)"
    },
    "warning-foreground": {
      "hex": "#f5cf7d",
      "hsl": "hsl(41 85.71% 72.55%)"
    },
    "warning-text": {
      "hex": "#deb866",
      "hsl": "hsl(41 64.52% 63.53%)"
    },
    "info": {
      "hex": "#57afe0",
      "hsl": "hsl(201.46 68.84% 60.98%)"
    },
    "info-foreground": {
      "hex": "#3893c2",
      "hsl": "hsl(200.43 55.2% 49.02%)"
    },
    "info-text": {
      "hex": "#177ba8",
      "hsl": "hsl(198.62 75.92% 37.45%)"
    },
    "border": {
      "hex": "#585b5f",
      "hsl": "hsl(214.29 3.83% 35.88%)"
    },
    "input": {
      "hex": "#404347",
      "hsl": "hsl(214.29 5.19% 26.47%)"
    },
    "ring": {
      "hex": "#002a59",
      "hsl": "hsl(211.69 100% 17.45%)"
    },
    "ring-offset": {
      "hex": "#001533",
      "hsl": "hsl(215.29 100% 10%)"
    },
    "link": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "link-hover": {
      "hex": "#e9f3ff",
      "hsl": "hsl(212.73 100% 95.69%)"
    },
    "disabled": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
    },
    "disabled-foreground": {
      "hex": "#d1d5d9",
      "hsl": "hsl(210 9.52% 83.53%)"
    },
    "brand": {
      "hex": "#2f5fd0",
      "hsl": "hsl(222.11 63.14% 50%)"
    },
    "brand-foreground": {
      "hex": "#74a7e8",
      "hsl": "hsl(213.62 71.6% 68.24%)"
    },
    "spot": {
      "hex": "#b37c36",
      "hsl": "hsl(33.6 53.65% 45.69%)"
    },
    "spot-foreground": {
      "hex": "#9a6418",
      "hsl": "hsl(35.08 73.03% 34.9%)"
    },
    "inverse": {
      "hex": "#585b5f",
      "hsl": "hsl(214.29 3.83% 35.88%)"
    },
    "inverse-foreground": {
      "hex": "#404347",
      "hsl": "hsl(214.29 5.19% 26.47%)"
    },
    "inverse-muted": {
      "hex": "#292c2f",
      "hsl": "hsl(210 6.82% 17.25%)"
    },
    "chart-1": {
      "hex": "#221200",
      "hsl": "hsl(31.76 100% 6.67%)"
    },
    "chart-2": {
      "hex": "#fff9f3",
      "hsl": "hsl(30 100% 97.65%)"
    },
    "chart-3": {
      "hex": "#ffefdd",
      "hsl": "hsl(31.76 100% 93.33%)"
    },
    "chart-4": {
      "hex": "#ffdeba",
      "hsl": "hsl(31.3 100% 86.47%)"
    },
    "chart-5": {
      "hex": "#ffc98a",
      "hsl": "hsl(32.31 100% 77.06%)"
    },
    "sidebar": {
      "hex": "#babec3",
      "hsl": "hsl(213.33 6.98% 74.71%)"
    },
    "sidebar-foreground": {
      "hex": "#a1a5aa",
      "hsl": "hsl(213.33 5.03% 64.9%)"
    },
    "sidebar-primary": {
      "hex": "#5a8bca",
      "hsl": "hsl(213.75 51.38% 57.25%)"
    },
    "sidebar-primary-foreground": {
      "hex": "#4273b0",
      "hsl": "hsl(213.27 45.45% 47.45%)"
    },
    "sidebar-accent": {
      "hex": "#585b5f",
      "hsl": "hsl(214.29 3.83% 35.88%)"
    },
    "sidebar-accent-foreground": {
      "hex": "#404347",
      "hsl": "hsl(214.29 5.19% 26.47%)"
    },
    "sidebar-border": {
      "hex": "#292c2f",
      "hsl": "hsl(210 6.82% 17.25%)"
    },
    "sidebar-ring": {
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    }
  },
  "dark": {
    "background": {
      "hex": "#d1d5d9",
      "hsl": "hsl(210 9.52% 83.53%)"
    },
    "foreground": {
      "hex": "#babec3",
      "hsl": "hsl(213.33 6.98% 74.71%)"
    },
    "card": {
      "hex": "#a1a5aa",
      "hsl": "hsl(213.33 5.03% 64.9%)"
    },
    "card-foreground": {
      "hex": "#86898e",
      "hsl": "hsl(217.5 3.42% 54.12%)"
    },
    "popover": {
      "hex": "#6e7276",
      "hsl": "hsl(210 3.51% 44.71%)"
    },
    "popover-foreground": {
      "hex": "#585b5f",
      "hsl": "hsl(214.29 3.83% 35.88%)"
    },
    "primary": {
      "hex": "#10427b",
      "hsl": "hsl(211.96 76.98% 27.25%)"
    },
    "primary-foreground": {
      "hex": "#002a59",
      "hsl": "hsl(211.69 100% 17.45%)"
    },
    "primary-hover": {
      "hex": "#001533",
      "hsl": "hsl(215.29 100% 10%)"
    },
    "primary-active": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "secondary": {
      "hex": "#eef2f7",
      "hsl": "hsl(213.33 36% 95.1%)"
    },
    "secondary-foreground": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
    },
    "secondary-hover": {
      "hex": "#d1d5d9",
      "hsl": "hsl(210 9.52% 83.53%)"
    },
    "secondary-active": {
      "hex": "#babec3",
      "hsl": "hsl(213.33 6.98% 74.71%)"
    },
    "muted": {
      "hex": "#a1a5aa",
      "hsl": "hsl(213.33 5.03% 64.9%)"
    },
    "muted-foreground": {
      "hex": "#86898e",
      "hsl": "hsl(217.5 3.42% 54.12%)"
    },
    "accent": {
      "hex": "#9a6418",
      "hsl": "hsl(35.08 73.03% 34.9%)"
    },
    "accent-foreground": {
      "hex": "#7e4f00",
      "hsl": "hsl(37.62 100% 24.71%)"
    },
    "destructive": {
      "hex": "#722420",
      "hsl": "hsl(2.93 56.16% 28.63%)"
    },
    "destructive-foreground": {
      "hex": "#560803",
      "hsl": "hsl(3.61 93.26% 17.45%)"
    },
    "destructive-hover": {
      "hex": "#320001",
      "hsl": "hsl(358.8 100% 9.8%)"
    },
    "destructive-active": {
      "hex": "#fff8f7",
      "hsl": "hsl(7.5 100% 98.43%)"
    },
    "destructive-text": {
      "hex": "#ffedeb",
      "hsl": "hsl(6 100% 96.08%)"
    },
    "success": {
      "hex": "#affabe",
      "hsl": "hsl(132 88.24% 83.33%)"
    },
    "success-foreground": {
      "hex": "#9beab2",
      "hsl": "hsl(137.47 65.29% 76.27%)"
    },
    "success-text": {
      "hex": "#89d298",
      "hsl": "hsl(132.33 44.79% 68.04%)"
    },
    "warning": {
      "hex": "#c49f4d",
      "hsl": "hsl(41.34 50.21% 53.53%)"
    },
    "warning-foreground": {
      "hex": "#a8832e",
      "hsl": "hsl(41.8 57.01% 41.96%)"
    },
    "warning-text": {
      "hex": "#8f6b09",
      "hsl": "hsl(43.88 88.16% 29.8%)"
    },
    "info": {
      "hex": "#0d618b",
      "hsl": "hsl(200 82.89% 29.8%)"
    },
    "info-foreground": {
      "hex": "#004867",
      "hsl": "hsl(198.06 100% 20.2%)"
    },
    "info-text": {
      "hex": "#003045",
      "hsl": "hsl(198.26 100% 13.53%)"
    },
    "border": {
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    },
    "input": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "ring": {
      "hex": "#eaf3ff",
      "hsl": "hsl(214.29 100% 95.88%)"
    },
    "ring-offset": {
      "hex": "#d4e6ff",
      "hsl": "hsl(214.88 100% 91.57%)"
    },
    "link": {
      "hex": "#b8d7ff",
      "hsl": "hsl(213.8 100% 86.08%)"
    },
    "link-hover": {
      "hex": "#91c1ff",
      "hsl": "hsl(213.82 100% 78.43%)"
    },
    "disabled": {
      "hex": "#a1a5aa",
      "hsl": "hsl(213.33 5.03% 64.9%)"
    },
    "disabled-foreground": {
      "hex": "#86898e",
      "hsl": "hsl(217.5 3.42% 54.12%)"
    },
    "brand": {
      "hex": "#2f5fd0",
      "hsl": "hsl(222.11 63.14% 50%)"
    },
    "brand-foreground": {
      "hex": "#2b5c97",
      "hsl": "hsl(212.78 55.67% 38.04%)"
    },
    "spot": {
      "hex": "#5e3900",
      "hsl": "hsl(36.38 100% 18.43%)"
    },
    "spot-foreground": {
      "hex": "#3f2500",
      "hsl": "hsl(35.24 100% 12.35%)"
    },
    "inverse": {
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    },
    "inverse-foreground": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "inverse-muted": {
      "hex": "#eef2f7",
      "hsl": "hsl(213.33 36% 95.1%)"
    },
    "chart-1": {
      "hex": "#ffdeba",
      "hsl": "hsl(31.3 100% 86.47%)"
    },
    "chart-2": {
      "hex": "#ffc98a",
      "hsl": "hsl(32.31 100% 77.06%)"
    },
    "chart-3": {
      "hex": "#e9b26a",
      "hsl": "hsl(34.02 74.27% 66.47%)"
    },
    "chart-4": {
      "hex": "#d19853",
      "hsl": "hsl(32.86 57.8% 57.25%)"
    },
    "chart-5": {
      "hex": "#b37c36",
      "hsl": "hsl(33.6 53.65% 45.69%)"
    },
    "sidebar": {
      "hex": "#6e7276",
      "hsl": "hsl(210 3.51% 44.71%)"
    },
    "sidebar-foreground": {
      "hex": "#585b5f",
      "hsl": "hsl(214.29 3.83% 35.88%)"
    },
    "sidebar-primary": {
      "hex": "#18417c",
      "hsl": "hsl(215.4 67.57% 29.02%)"
    },
    "sidebar-primary-foreground": {
      "hex": "#002a59",
      "hsl": "hsl(211.69 100% 17.45%)"
    },
    "sidebar-accent": {
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    },
    "sidebar-accent-foreground": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "sidebar-border": {
      "hex": "#eef2f7",
      "hsl": "hsl(213.33 36% 95.1%)"
    },
    "sidebar-ring": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
    }
  },
  "high-contrast": {
    "background": {
      "hex": "#86898e",
      "hsl": "hsl(217.5 3.42% 54.12%)"
    },
    "foreground": {
      "hex": "#6e7276",
      "hsl": "hsl(210 3.51% 44.71%)"
    },
    "card": {
      "hex": "#585b5f",
      "hsl": "hsl(214.29 3.83% 35.88%)"
    },
    "card-foreground": {
      "hex": "#404347",
      "hsl": "hsl(214.29 5.19% 26.47%)"
    },
    "popover": {
      "hex": "#292c2f",
      "hsl": "hsl(210 6.82% 17.25%)"
    },
    "popover-foreground": {
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    },
    "primary": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "primary-foreground": {
      "hex": "#e9f3ff",
      "hsl": "hsl(212.73 100% 95.69%)"
    },
    "primary-hover": {
      "hex": "#d4e6ff",
      "hsl": "hsl(214.88 100% 91.57%)"
    },
    "primary-active": {
      "hex": "#bdd5ff",
      "hsl": "hsl(218.18 100% 87.06%)"
    },
    "secondary": {
      "hex": "#babec3",
      "hsl": "hsl(213.33 6.98% 74.71%)"
    },
    "secondary-foreground": {
      "hex": "#a1a5aa",
      "hsl": "hsl(213.33 5.03% 64.9%)"
    },
    "secondary-hover": {
      "hex": "#86898e",
      "hsl": "hsl(217.5 3.42% 54.12%)"
    },
    "secondary-active": {
      "hex": "#6e7276",
      "hsl": "hsl(210 3.51% 44.71%)"
    },
    "muted": {
      "hex": "#585b5f",
      "hsl": "hsl(214.29 3.83% 35.88%)"
    },
    "muted-foreground": {
      "hex": "#404347",
      "hsl": "hsl(214.29 5.19% 26.47%)"
    },
    "accent": {
      "hex": "#3f2500",
      "hsl": "hsl(35.24 100% 12.35%)"
    },
    "accent-foreground": {
      "hex": "#221200",
      "hsl": "hsl(31.76 100% 6.67%)"
    },
    "destructive": {
      "hex": "#fff8f7",
      "hsl": "hsl(7.5 100% 98.43%)"
    },
    "destructive-foreground": {
      "hex": "#ffedea",
      "hsl": "hsl(8.57 100% 95.88%)"
    },
    "destructive-hover": {
      "hex": "#ffdbd6",
      "hsl": "hsl(7.32 100% 91.96%)"
    },
    "destructive-active": {
      "hex": "#ffc3bc",
      "hsl": "hsl(6.27 100% 86.86%)"
    },
    "destructive-text": {
      "hex": "#fda297",
      "hsl": "hsl(6.47 96.23% 79.22%)"
    },
    "success": {
      "hex": "#6fb880",
      "hsl": "hsl(133.97 33.95% 57.84%)"
    },
    "success-foreground": {
      "hex": "#4a9d6d",
      "hsl": "hsl(145.3 35.93% 45.29%)"
    },
    "success-text": {
      "hex": "#3b834e",
      "hsl": "hsl(135.83 37.89% 37.25%)"
    },
    "warning": {
      "hex": "#735600",
      "hsl": "hsl(44.87 100% 22.55%)"
    },
    "warning-foreground": {
      "hex": "#553e00",
      "hsl": "hsl(43.76 100% 16.67%)"
    },
    "warning-text": {
      "hex": "#392800",
      "hsl": "hsl(42.11 100% 11.18%)"
    },
    "info": {
      "hex": "#021827",
      "hsl": "hsl(204.32 90.24% 8.04%)"
    },
    "info-foreground": {
      "hex": "#f5fbff",
      "hsl": "hsl(204 100% 98.04%)"
    },
    "info-text": {
      "hex": "#e4f5ff",
      "hsl": "hsl(202.22 100% 94.71%)"
    },
    "border": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
    },
    "input": {
      "hex": "#d1d5d9",
      "hsl": "hsl(210 9.52% 83.53%)"
    },
    "ring": {
      "hex": "#99bfff",
      "hsl": "hsl(217.65 100% 80%)"
    },
    "ring-offset": {
      "hex": "#74a7e8",
      "hsl": "hsl(213.62 71.6% 68.24%)"
    },
    "link": {
      "hex": "#5a8bca",
      "hsl": "hsl(213.75 51.38% 57.25%)"
    },
    "link-hover": {
      "hex": "#4273b0",
      "hsl": "hsl(213.27 45.45% 47.45%)"
    },
    "disabled": {
      "hex": "#585b5f",
      "hsl": "hsl(214.29 3.83% 35.88%)"
    },
    "disabled-foreground": {
      "hex": "#404347",
      "hsl": "hsl(214.29 5.19% 26.47%)"
    },
    "brand": {
      "hex": "#2f5fd0",
      "hsl": "hsl(222.11 63.14% 50%)"
    },
    "brand-foreground": {
      "hex": "#001533",
      "hsl": "hsl(215.29 100% 10%)"
    },
    "spot": {
      "hex": "#fff9f3",
      "hsl": "hsl(30 100% 97.65%)"
    },
    "spot-foreground": {
      "hex": "#ffefdd",
      "hsl": "hsl(31.76 100% 93.33%)"
    },
    "inverse": {
      "hex": "#e2e5ea",
      "hsl": "hsl(217.5 16% 90.2%)"
    },
    "inverse-foreground": {
      "hex": "#d1d5d9",
      "hsl": "hsl(210 9.52% 83.53%)"
    },
    "inverse-muted": {
      "hex": "#babec3",
      "hsl": "hsl(213.33 6.98% 74.71%)"
    },
    "chart-1": {
      "hex": "#d19853",
      "hsl": "hsl(32.86 57.8% 57.25%)"
    },
    "chart-2": {
      "hex": "#b37c36",
      "hsl": "hsl(33.6 53.65% 45.69%)"
    },
    "chart-3": {
      "hex": "#966711",
      "hsl": "hsl(38.8 79.64% 32.75%)"
    },
    "chart-4": {
      "hex": "#7e4f00",
      "hsl": "hsl(37.62 100% 24.71%)"
    },
    "chart-5": {
      "hex": "#5e3900",
      "hsl": "hsl(36.38 100% 18.43%)"
    },
    "sidebar": {
      "hex": "#292c2f",
      "hsl": "hsl(210 6.82% 17.25%)"
    },
    "sidebar-foreground": {
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    },
    "sidebar-primary": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "sidebar-primary-foreground": {
      "hex": "#e9f3ff",
      "hsl": "hsl(212.73 100% 95.69%)"
    },
    "sidebar-accent": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
    },
    "sidebar-accent-foreground": {
      "hex": "#d1d5d9",
      "hsl": "hsl(210 9.52% 83.53%)"
    },
    "sidebar-border": {
      "hex": "#babec3",
      "hsl": "hsl(213.33 6.98% 74.71%)"
    },
    "sidebar-ring": {
      "hex": "#a1a5aa",
      "hsl": "hsl(213.33 5.03% 64.9%)"
    }
  },
  "high-contrast-dark": {
    "background": {
      "hex": "#404347",
      "hsl": "hsl(214.29 5.19% 26.47%)"
    },
    "foreground": {
      "hex": "#292c2f",
      "hsl": "hsl(210 6.82% 17.25%)"
    },
    "card": {
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    },
    "card-foreground": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "popover": {
      "hex": "#eff2f7",
      "hsl": "hsl(217.5 33.33% 95.29%)"
    },
    "popover-foreground": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
    },
    "primary": {
      "hex": "#b8d7ff",
      "hsl": "hsl(213.8 100% 86.08%)"
    },
    "primary-foreground": {
      "hex": "#91c1ff",
      "hsl": "hsl(213.82 100% 78.43%)"
    },
    "primary-hover": {
      "hex": "#74a7e8",
      "hsl": "hsl(213.62 71.6% 68.24%)"
    },
    "primary-active": {
      "hex": "#6787cb",
      "hsl": "hsl(220.8 49.02% 60%)"
    },
    "secondary": {
      "hex": "#6e7276",
      "hsl": "hsl(210 3.51% 44.71%)"
    },
    "secondary-foreground": {
      "hex": "#585b5f",
      "hsl": "hsl(214.29 3.83% 35.88%)"
    },
    "secondary-hover": {
      "hex": "#404347",
      "hsl": "hsl(214.29 5.19% 26.47%)"
    },
    "secondary-active": {
      "hex": "#292c2f",
      "hsl": "hsl(210 6.82% 17.25%)"
    },
    "muted": {
      "hex": "#15161a",
      "hsl": "hsl(228 10.64% 9.22%)"
    },
    "muted-foreground": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "accent": {
      "hex": "#ffefdd",
      "hsl": "hsl(31.76 100% 93.33%)"
    },
    "accent-foreground": {
      "hex": "#ffdeba",
      "hsl": "hsl(31.3 100% 86.47%)"
    },
    "destructive": {
      "hex": "#ffc3bc",
      "hsl": "hsl(6.27 100% 86.86%)"
    },
    "destructive-foreground": {
      "hex": "#fca48c",
      "hsl": "hsl(12.86 94.92% 76.86%)"
    },
    "destructive-hover": {
      "hex": "#e1897f",
      "hsl": "hsl(6.12 62.03% 69.02%)"
    },
    "destructive-active": {
      "hex": "#c36d64",
      "hsl": "hsl(5.68 44.19% 57.84%)"
    },
    "destructive-text": {
      "hex": "#a8564e",
      "hsl": "hsl(5.33 36.59% 48.24%)"
    },
    "success": {
      "hex": "#206b38",
      "hsl": "hsl(139.2 53.96% 27.25%)"
    },
    "success-foreground": {
      "hex": "#005031",
      "hsl": "hsl(156.75 100% 15.69%)"
    },
    "success-text": {
      "hex": "#003614",
      "hsl": "hsl(142.22 100% 10.59%)"
    },
    "warning": {
      "hex": "#1e1400",
      "hsl": "hsl(40 100% 5.88%)"
    },
    "warning-foreground": {
      "hex": "#fffaee",
      "hsl": "hsl(42.35 100% 96.67%)"
    },
    "warning-text": {
      "hex": "#fff0d2",
      "hsl": "hsl(40 100% 91.18%)"
    },
    "info": {
      "hex": "#cde8ff",
      "hsl": "hsl(207.6 100% 90.2%)"
    },
    "info-foreground": {
      "hex": "#a4ddff",
      "hsl": "hsl(202.42 100% 82.16%)"
    },
    "info-text": {
      "hex": "#71c9fa",
      "hsl": "hsl(201.46 93.2% 71.18%)"
    },
    "border": {
      "hex": "#a1a5aa",
      "hsl": "hsl(213.33 5.03% 64.9%)"
    },
    "input": {
      "hex": "#86898e",
      "hsl": "hsl(217.5 3.42% 54.12%)"
    },
    "ring": {
      "hex": "#506fb1",
      "hsl": "hsl(220.82 38.34% 50.39%)"
    },
    "ring-offset": {
      "hex": "#2b5c97",
      "hsl": "hsl(212.78 55.67% 38.04%)"
    },
    "link": {
      "hex": "#10427b",
      "hsl": "hsl(211.96 76.98% 27.25%)"
    },
    "link-hover": {
      "hex": "#002a59",
      "hsl": "hsl(211.69 100% 17.45%)"
    },
    "disabled": {
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    },
    "disabled-foreground": {
      "hex": "#f8faff",
      "hsl": "hsl(222.86 100% 98.63%)"
    },
    "brand": {
      "hex": "#2f5fd0",
      "hsl": "hsl(222.11 63.14% 50%)"
    },
    "brand-foreground": {
      "hex": "#d4e6ff",
      "hsl": "hsl(214.88 100% 91.57%)"
    },
    "spot": {
      "hex": "#ffc98a",
      "hsl": "hsl(32.31 100% 77.06%)"
    },
    "spot-foreground": {
      "hex": "#ebb16c",
      "hsl": "hsl(32.6 76.05% 67.25%)"
    },
    "inverse": {
      "hex": "#a2a5aa",
      "hsl": "hsl(217.5 4.49% 65.1%)"
    },
    "inverse-foreground": {
      "hex": "#86898e",
      "hsl": "hsl(217.5 3.42% 54.12%)"
    },
    "inverse-muted": {
      "hex": "#6e7276",
      "hsl": "hsl(210 3.51% 44.71%)"
    },
    "chart-1": {
      "hex": "#7e4f00",
      "hsl": "hsl(37.62 100% 24.71%)"
    },
    "chart-2": {
      "hex": "#5e3900",
      "hsl": "hsl(36.38 100% 18.43%)"
    },
    "chart-3": {
      "hex": "#3b2700",
      "hsl": "hsl(39.66 100% 11.57%)"
    },
    "chart-4": {
      "hex": "#221200",
      "hsl": "hsl(31.76 100% 6.67%)"
    },
    "chart-5": {
      "hex": "#fff9f3",
      "hsl": "hsl(30 100% 97.65%)"
    },
    "sidebar": {
      "hex": "#eef2f7",
      "hsl": "hsl(213.33 36% 95.1%)"
    },
    "sidebar-foreground": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
    },
    "sidebar-primary": {
      "hex": "#bfd5ff",
      "hsl": "hsl(219.38 100% 87.45%)"
    },
    "sidebar-primary-foreground": {
      "hex": "#91c1ff",
      "hsl": "hsl(213.82 100% 78.43%)"
    },
    "sidebar-accent": {
      "hex": "#a1a5aa",
      "hsl": "hsl(213.33 5.03% 64.9%)"
    },
    "sidebar-accent-foreground": {
      "hex": "#86898e",
      "hsl": "hsl(217.5 3.42% 54.12%)"
    },
    "sidebar-border": {
      "hex": "#6e7276",
      "hsl": "hsl(210 3.51% 44.71%)"
    },
    "sidebar-ring": {
      "hex": "#595b5f",
      "hsl": "hsl(220 3.26% 36.08%)"
    }
  }
} as const;

/** Primitive scales, twelve steps each from lightest to darkest. */
export const palette = {
  "brand": {
    "1": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "2": {
      "hex": "#e9f3ff",
      "hsl": "hsl(212.73 100% 95.69%)"
    },
    "3": {
      "hex": "#d4e6ff",
      "hsl": "hsl(214.88 100% 91.57%)"
    },
    "4": {
      "hex": "#b8d7ff",
      "hsl": "hsl(213.8 100% 86.08%)"
    },
    "5": {
      "hex": "#91c1ff",
      "hsl": "hsl(213.82 100% 78.43%)"
    },
    "6": {
      "hex": "#74a7e8",
      "hsl": "hsl(213.62 71.6% 68.24%)"
    },
    "7": {
      "hex": "#5a8bca",
      "hsl": "hsl(213.75 51.38% 57.25%)"
    },
    "8": {
      "hex": "#4273b0",
      "hsl": "hsl(213.27 45.45% 47.45%)"
    },
    "9": {
      "hex": "#2b5c97",
      "hsl": "hsl(212.78 55.67% 38.04%)"
    },
    "10": {
      "hex": "#10427b",
      "hsl": "hsl(211.96 76.98% 27.25%)"
    },
    "11": {
      "hex": "#002a59",
      "hsl": "hsl(211.69 100% 17.45%)"
    },
    "12": {
      "hex": "#001533",
      "hsl": "hsl(215.29 100% 10%)"
    }
  },
  "accent": {
    "1": {
      "hex": "#fff9f3",
      "hsl": "hsl(30 100% 97.65%)"
    },
    "2": {
      "hex": "#ffefdd",
      "hsl": "hsl(31.76 100% 93.33%)"
    },
    "3": {
      "hex": "#ffdeba",
      "hsl": "hsl(31.3 100% 86.47%)"
    },
    "4": {
      "hex": "#ffc98a",
      "hsl": "hsl(32.31 100% 77.06%)"
    },
    "5": {
      "hex": "#ebb16c",
      "hsl": "hsl(32.6 76.05% 67.25%)"
    },
    "6": {
      "hex": "#d19853",
      "hsl": "hsl(32.86 57.8% 57.25%)"
    },
    "7": {
      "hex": "#b37c36",
      "hsl": "hsl(33.6 53.65% 45.69%)"
    },
    "8": {
      "hex": "#9a6418",
      "hsl": "hsl(35.08 73.03% 34.9%)"
    },
    "9": {
      "hex": "#7e4f00",
      "hsl": "hsl(37.62 100% 24.71%)"
    },
    "10": {
      "hex": "#5e3900",
      "hsl": "hsl(36.38 100% 18.43%)"
    },
    "11": {
      "hex": "#3f2500",
      "hsl": "hsl(35.24 100% 12.35%)"
    },
    "12": {
      "hex": "#221200",
      "hsl": "hsl(31.76 100% 6.67%)"
    }
  },
  "neutral": {
    "1": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "2": {
      "hex": "#eef2f7",
      "hsl": "hsl(213.33 36% 95.1%)"
    },
    "3": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
    },
    "4": {
      "hex": "#d1d5d9",
      "hsl": "hsl(210 9.52% 83.53%)"
    },
    "5": {
      "hex": "#babec3",
      "hsl": "hsl(213.33 6.98% 74.71%)"
    },
    "6": {
      "hex": "#a1a5aa",
      "hsl": "hsl(213.33 5.03% 64.9%)"
    },
    "7": {
      "hex": "#86898e",
      "hsl": "hsl(217.5 3.42% 54.12%)"
    },
    "8": {
      "hex": "#6e7276",
      "hsl": "hsl(210 3.51% 44.71%)"
    },
    "9": {
      "hex": "#585b5f",
      "hsl": "hsl(214.29 3.83% 35.88%)"
    },
    "10": {
      "hex": "#404347",
      "hsl": "hsl(214.29 5.19% 26.47%)"
    },
    "11": {
      "hex": "#292c2f",
      "hsl": "hsl(210 6.82% 17.25%)"
    },
    "12": {
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    }
  },
  "success": {
    "1": {
      "hex": "#f0fff2",
      "hsl": "hsl(128 100% 97.06%)"
    },
    "2": {
      "hex": "#d4ffdb",
      "hsl": "hsl(129.77 100% 91.57%)"
    },
    "3": {
      "hex": "#affabe",
      "hsl": "hsl(132 88.24% 83.33%)"
    },
    "4": {
      "hex": "#9fe9ae",
      "hsl": "hsl(132.16 62.71% 76.86%)"
    },
    "5": {
      "hex": "#89d298",
      "hsl": "hsl(132.33 44.79% 68.04%)"
    },
    "6": {
      "hex": "#6fb880",
      "hsl": "hsl(133.97 33.95% 57.84%)"
    },
    "7": {
      "hex": "#549c65",
      "hsl": "hsl(134.17 30% 47.06%)"
    },
    "8": {
      "hex": "#3b834e",
      "hsl": "hsl(135.83 37.89% 37.25%)"
    },
    "9": {
      "hex": "#206b38",
      "hsl": "hsl(139.2 53.96% 27.25%)"
    },
    "10": {
      "hex": "#005121",
      "hsl": "hsl(144.44 100% 15.88%)"
    },
    "11": {
      "hex": "#003614",
      "hsl": "hsl(142.22 100% 10.59%)"
    },
    "12": {
      "hex": "#001d07",
      "hsl": "hsl(134.48 100% 5.69%)"
    }
  },
  "warning": {
    "1": {
      "hex": "#fffaee",
      "hsl": "hsl(42.35 100% 96.67%)"
    },
    "2": {
      "hex": "#fff0d2",
      "hsl": "hsl(40 100% 91.18%)"
    },
    "3": {
      "hex": "#ffe1a3",
      "hsl": "hsl(40.43 100% 81.96%)"
    },
    "4": {
      "hex": "#f5cf7d",
      "hsl": "hsl(41 85.71% 72.55%)"
    },
    "5": {
      "hex": "#deb866",
      "hsl": "hsl(41 64.52% 63.53%)"
    },
    "6": {
      "hex": "#c49f4d",
      "hsl": "hsl(41.34 50.21% 53.53%)"
    },
    "7": {
      "hex": "#a8832e",
      "hsl": "hsl(41.8 57.01% 41.96%)"
    },
    "8": {
      "hex": "#8f6b09",
      "hsl": "hsl(43.88 88.16% 29.8%)"
    },
    "9": {
      "hex": "#735600",
      "hsl": "hsl(44.87 100% 22.55%)"
    },
    "10": {
      "hex": "#553e00",
      "hsl": "hsl(43.76 100% 16.67%)"
    },
    "11": {
      "hex": "#392800",
      "hsl": "hsl(42.11 100% 11.18%)"
    },
    "12": {
      "hex": "#1e1400",
      "hsl": "hsl(40 100% 5.88%)"
    }
  },
  "danger": {
    "1": {
      "hex": "#fff8f7",
      "hsl": "hsl(7.5 100% 98.43%)"
    },
    "2": {
      "hex": "#ffedeb",
      "hsl": "hsl(6 100% 96.08%)"
    },
    "3": {
      "hex": "#ffdbd6",
      "hsl": "hsl(7.32 100% 91.96%)"
    },
    "4": {
      "hex": "#ffc3bc",
      "hsl": "hsl(6.27 100% 86.86%)"
    },
    "5": {
      "hex": "#fda297",
      "hsl": "hsl(6.47 96.23% 79.22%)"
    },
    "6": {
      "hex": "#e1897f",
      "hsl": "hsl(6.12 62.03% 69.02%)"
    },
    "7": {
      "hex": "#c36d64",
      "hsl": "hsl(5.68 44.19% 57.84%)"
    },
    "8": {
      "hex": "#a8564e",
      "hsl": "hsl(5.33 36.59% 48.24%)"
    },
    "9": {
      "hex": "#8e3e38",
      "hsl": "hsl(4.19 43.43% 38.82%)"
    },
    "10": {
      "hex": "#722420",
      "hsl": "hsl(2.93 56.16% 28.63%)"
    },
    "11": {
      "hex": "#560708",
      "hsl": "hsl(359.24 84.95% 18.24%)"
    },
    "12": {
      "hex": "#320001",
      "hsl": "hsl(358.8 100% 9.8%)"
    }
  },
  "info": {
    "1": {
      "hex": "#f5fbff",
      "hsl": "hsl(204 100% 98.04%)"
    },
    "2": {
      "hex": "#e4f5ff",
      "hsl": "hsl(202.22 100% 94.71%)"
    },
    "3": {
      "hex": "#c8eaff",
      "hsl": "hsl(202.91 100% 89.22%)"
    },
    "4": {
      "hex": "#a4ddff",
      "hsl": "hsl(202.42 100% 82.16%)"
    },
    "5": {
      "hex": "#71c9fa",
      "hsl": "hsl(201.46 93.2% 71.18%)"
    },
    "6": {
      "hex": "#57afe0",
      "hsl": "hsl(201.46 68.84% 60.98%)"
    },
    "7": {
      "hex": "#3893c2",
      "hsl": "hsl(200.43 55.2% 49.02%)"
    },
    "8": {
      "hex": "#177ba8",
      "hsl": "hsl(198.62 75.92% 37.45%)"
    },
    "9": {
      "hex": "#00628a",
      "hsl": "hsl(197.39 100% 27.06%)"
    },
    "10": {
      "hex": "#004867",
      "hsl": "hsl(198.06 100% 20.2%)"
    },
    "11": {
      "hex": "#003045",
      "hsl": "hsl(198.26 100% 13.53%)"
    },
    "12": {
      "hex": "#001926",
      "hsl": "hsl(200.53 100% 7.45%)"
    }
  }
} as const;

/** The modes that every semantic colour has a value in. */
export type ColorMode = keyof typeof colors;

/** The name of a semantic colour. */
export type ColorName = keyof (typeof colors)["light"];

/** The name of a primitive scale. */
export type PaletteName = keyof typeof palette;

/** A step of a primitive scale. */
export type PaletteStep = keyof (typeof palette)["brand"];

/** A colour, written in two notations. */
export type ColorValue = { readonly hex: string; readonly hsl: string };
