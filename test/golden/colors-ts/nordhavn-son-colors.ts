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
      "hex": "#001d06",
      "hsl": "hsl(132.41 100% 5.69%)"
    },
    "success-foreground": {
      "hex": "#eefff1",
      "hsl": "hsl(130.59 100% 96.67%)"
    },
    "success-text": {
      "hex": "#cfffd8",
      "hsl": "hsl(131.25 100% 90.59%)"
    },
    "warning": {
      "hex": "#ffe097",
      "hsl": "hsl(42.12 100% 79.61%)"
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
      "hex": "#002960",
      "hsl": "hsl(214.38 100% 18.82%)"
    },
    "ring-offset": {
      "hex": "#001437",
      "hsl": "hsl(218.18 100% 10.78%)"
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
      "hex": "#231100",
      "hsl": "hsl(29.14 100% 6.86%)"
    },
    "chart-2": {
      "hex": "#fff9f2",
      "hsl": "hsl(32.31 100% 97.45%)"
    },
    "chart-3": {
      "hex": "#ffefdb",
      "hsl": "hsl(33.33 100% 92.94%)"
    },
    "chart-4": {
      "hex": "#ffdeb5",
      "hsl": "hsl(33.24 100% 85.49%)"
    },
    "chart-5": {
      "hex": "#ffc882",
      "hsl": "hsl(33.6 100% 75.49%)"
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
      "hex": "#002960",
      "hsl": "hsl(214.38 100% 18.82%)"
    },
    "primary-hover": {
      "hex": "#001437",
      "hsl": "hsl(218.18 100% 10.78%)"
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
      "hex": "#814e00",
      "hsl": "hsl(36.28 100% 25.29%)"
    },
    "destructive": {
      "hex": "#722420",
      "hsl": "hsl(2.93 56.16% 28.63%)"
    },
    "destructive-foreground": {
      "hex": "#560708",
      "hsl": "hsl(359.24 84.95% 18.24%)"
    },
    "destructive-hover": {
      "hex": "#340000",
      "hsl": "hsl(0 100% 10.2%)"
    },
    "destructive-active": {
      "hex": "#fff8f7",
      "hsl": "hsl(7.5 100% 98.43%)"
    },
    "destructive-text": {
      "hex": "#ffedea",
      "hsl": "hsl(8.57 100% 95.88%)"
    },
    "success": {
      "hex": "#affabe",
      "hsl": "hsl(132 88.24% 83.33%)"
    },
    "success-foreground": {
      "hex": "#9fe9ae",
      "hsl": "hsl(132.16 62.71% 76.86%)"
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
      "hex": "#00638e",
      "hsl": "hsl(198.17 100% 27.84%)"
    },
    "info-foreground": {
      "hex": "#00486a",
      "hsl": "hsl(199.25 100% 20.78%)"
    },
    "info-text": {
      "hex": "#003047",
      "hsl": "hsl(199.44 100% 13.92%)"
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
      "hex": "#e9f3ff",
      "hsl": "hsl(212.73 100% 95.69%)"
    },
    "ring-offset": {
      "hex": "#d2e7ff",
      "hsl": "hsl(212 100% 91.18%)"
    },
    "link": {
      "hex": "#b6d7ff",
      "hsl": "hsl(212.88 100% 85.69%)"
    },
    "link-hover": {
      "hex": "#8dc1ff",
      "hsl": "hsl(212.63 100% 77.65%)"
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
      "hex": "#5f3800",
      "hsl": "hsl(35.37 100% 18.63%)"
    },
    "spot-foreground": {
      "hex": "#402400",
      "hsl": "hsl(33.75 100% 12.55%)"
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
      "hex": "#ffdeb5",
      "hsl": "hsl(33.24 100% 85.49%)"
    },
    "chart-2": {
      "hex": "#ffc882",
      "hsl": "hsl(33.6 100% 75.49%)"
    },
    "chart-3": {
      "hex": "#ebb16c",
      "hsl": "hsl(32.6 76.05% 67.25%)"
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
      "hex": "#10427b",
      "hsl": "hsl(211.96 76.98% 27.25%)"
    },
    "sidebar-primary-foreground": {
      "hex": "#002960",
      "hsl": "hsl(214.38 100% 18.82%)"
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
      "hex": "#d2e7ff",
      "hsl": "hsl(212 100% 91.18%)"
    },
    "primary-active": {
      "hex": "#b6d7ff",
      "hsl": "hsl(212.88 100% 85.69%)"
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
      "hex": "#402400",
      "hsl": "hsl(33.75 100% 12.55%)"
    },
    "accent-foreground": {
      "hex": "#231100",
      "hsl": "hsl(29.14 100% 6.86%)"
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
      "hex": "#ffdad5",
      "hsl": "hsl(7.14 100% 91.76%)"
    },
    "destructive-active": {
      "hex": "#ffc2ba",
      "hsl": "hsl(6.96 100% 86.47%)"
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
      "hex": "#549c65",
      "hsl": "hsl(134.17 30% 47.06%)"
    },
    "success-text": {
      "hex": "#3b834e",
      "hsl": "hsl(135.83 37.89% 37.25%)"
    },
    "warning": {
      "hex": "#755500",
      "hsl": "hsl(43.59 100% 22.94%)"
    },
    "warning-foreground": {
      "hex": "#563e00",
      "hsl": "hsl(43.26 100% 16.86%)"
    },
    "warning-text": {
      "hex": "#3a2800",
      "hsl": "hsl(41.38 100% 11.37%)"
    },
    "info": {
      "hex": "#001928",
      "hsl": "hsl(202.5 100% 7.84%)"
    },
    "info-foreground": {
      "hex": "#f5fbff",
      "hsl": "hsl(204 100% 98.04%)"
    },
    "info-text": {
      "hex": "#e3f5ff",
      "hsl": "hsl(201.43 100% 94.51%)"
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
      "hex": "#8dc1ff",
      "hsl": "hsl(212.63 100% 77.65%)"
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
      "hex": "#001437",
      "hsl": "hsl(218.18 100% 10.78%)"
    },
    "spot": {
      "hex": "#fff9f2",
      "hsl": "hsl(32.31 100% 97.45%)"
    },
    "spot-foreground": {
      "hex": "#ffefdb",
      "hsl": "hsl(33.33 100% 92.94%)"
    },
    "inverse": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
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
      "hex": "#9a6418",
      "hsl": "hsl(35.08 73.03% 34.9%)"
    },
    "chart-4": {
      "hex": "#814e00",
      "hsl": "hsl(36.28 100% 25.29%)"
    },
    "chart-5": {
      "hex": "#5f3800",
      "hsl": "hsl(35.37 100% 18.63%)"
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
      "hex": "#eef2f7",
      "hsl": "hsl(213.33 36% 95.1%)"
    },
    "popover-foreground": {
      "hex": "#e1e5ea",
      "hsl": "hsl(213.33 17.65% 90%)"
    },
    "primary": {
      "hex": "#b6d7ff",
      "hsl": "hsl(212.88 100% 85.69%)"
    },
    "primary-foreground": {
      "hex": "#8dc1ff",
      "hsl": "hsl(212.63 100% 77.65%)"
    },
    "primary-hover": {
      "hex": "#74a7e8",
      "hsl": "hsl(213.62 71.6% 68.24%)"
    },
    "primary-active": {
      "hex": "#5a8bca",
      "hsl": "hsl(213.75 51.38% 57.25%)"
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
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    },
    "muted-foreground": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "accent": {
      "hex": "#ffefdb",
      "hsl": "hsl(33.33 100% 92.94%)"
    },
    "accent-foreground": {
      "hex": "#ffdeb5",
      "hsl": "hsl(33.24 100% 85.49%)"
    },
    "destructive": {
      "hex": "#ffc2ba",
      "hsl": "hsl(6.96 100% 86.47%)"
    },
    "destructive-foreground": {
      "hex": "#fda297",
      "hsl": "hsl(6.47 96.23% 79.22%)"
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
      "hex": "#00521f",
      "hsl": "hsl(142.68 100% 16.08%)"
    },
    "success-text": {
      "hex": "#003710",
      "hsl": "hsl(137.45 100% 10.78%)"
    },
    "warning": {
      "hex": "#1f1400",
      "hsl": "hsl(38.71 100% 6.08%)"
    },
    "warning-foreground": {
      "hex": "#fff9ed",
      "hsl": "hsl(40 100% 96.47%)"
    },
    "warning-text": {
      "hex": "#fff0cd",
      "hsl": "hsl(42 100% 90.2%)"
    },
    "info": {
      "hex": "#c6ebff",
      "hsl": "hsl(201.05 100% 88.82%)"
    },
    "info-foreground": {
      "hex": "#9fdeff",
      "hsl": "hsl(200.63 100% 81.18%)"
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
      "hex": "#4273b0",
      "hsl": "hsl(213.27 45.45% 47.45%)"
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
      "hex": "#002960",
      "hsl": "hsl(214.38 100% 18.82%)"
    },
    "disabled": {
      "hex": "#14161a",
      "hsl": "hsl(220 13.04% 9.02%)"
    },
    "disabled-foreground": {
      "hex": "#f7faff",
      "hsl": "hsl(217.5 100% 98.43%)"
    },
    "brand": {
      "hex": "#2f5fd0",
      "hsl": "hsl(222.11 63.14% 50%)"
    },
    "brand-foreground": {
      "hex": "#d2e7ff",
      "hsl": "hsl(212 100% 91.18%)"
    },
    "spot": {
      "hex": "#ffc882",
      "hsl": "hsl(33.6 100% 75.49%)"
    },
    "spot-foreground": {
      "hex": "#ebb16c",
      "hsl": "hsl(32.6 76.05% 67.25%)"
    },
    "inverse": {
      "hex": "#a1a5aa",
      "hsl": "hsl(213.33 5.03% 64.9%)"
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
      "hex": "#814e00",
      "hsl": "hsl(36.28 100% 25.29%)"
    },
    "chart-2": {
      "hex": "#5f3800",
      "hsl": "hsl(35.37 100% 18.63%)"
    },
    "chart-3": {
      "hex": "#402400",
      "hsl": "hsl(33.75 100% 12.55%)"
    },
    "chart-4": {
      "hex": "#231100",
      "hsl": "hsl(29.14 100% 6.86%)"
    },
    "chart-5": {
      "hex": "#fff9f2",
      "hsl": "hsl(32.31 100% 97.45%)"
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
      "hex": "#b6d7ff",
      "hsl": "hsl(212.88 100% 85.69%)"
    },
    "sidebar-primary-foreground": {
      "hex": "#8dc1ff",
      "hsl": "hsl(212.63 100% 77.65%)"
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
      "hex": "#585b5f",
      "hsl": "hsl(214.29 3.83% 35.88%)"
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
      "hex": "#d2e7ff",
      "hsl": "hsl(212 100% 91.18%)"
    },
    "4": {
      "hex": "#b6d7ff",
      "hsl": "hsl(212.88 100% 85.69%)"
    },
    "5": {
      "hex": "#8dc1ff",
      "hsl": "hsl(212.63 100% 77.65%)"
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
      "hex": "#002960",
      "hsl": "hsl(214.38 100% 18.82%)"
    },
    "12": {
      "hex": "#001437",
      "hsl": "hsl(218.18 100% 10.78%)"
    }
  },
  "accent": {
    "1": {
      "hex": "#fff9f2",
      "hsl": "hsl(32.31 100% 97.45%)"
    },
    "2": {
      "hex": "#ffefdb",
      "hsl": "hsl(33.33 100% 92.94%)"
    },
    "3": {
      "hex": "#ffdeb5",
      "hsl": "hsl(33.24 100% 85.49%)"
    },
    "4": {
      "hex": "#ffc882",
      "hsl": "hsl(33.6 100% 75.49%)"
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
      "hex": "#814e00",
      "hsl": "hsl(36.28 100% 25.29%)"
    },
    "10": {
      "hex": "#5f3800",
      "hsl": "hsl(35.37 100% 18.63%)"
    },
    "11": {
      "hex": "#402400",
      "hsl": "hsl(33.75 100% 12.55%)"
    },
    "12": {
      "hex": "#231100",
      "hsl": "hsl(29.14 100% 6.86%)"
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
      "hex": "#eefff1",
      "hsl": "hsl(130.59 100% 96.67%)"
    },
    "2": {
      "hex": "#cfffd8",
      "hsl": "hsl(131.25 100% 90.59%)"
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
      "hex": "#00521f",
      "hsl": "hsl(142.68 100% 16.08%)"
    },
    "11": {
      "hex": "#003710",
      "hsl": "hsl(137.45 100% 10.78%)"
    },
    "12": {
      "hex": "#001d06",
      "hsl": "hsl(132.41 100% 5.69%)"
    }
  },
  "warning": {
    "1": {
      "hex": "#fff9ed",
      "hsl": "hsl(40 100% 96.47%)"
    },
    "2": {
      "hex": "#fff0cd",
      "hsl": "hsl(42 100% 90.2%)"
    },
    "3": {
      "hex": "#ffe097",
      "hsl": "hsl(42.12 100% 79.61%)"
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
      "hex": "#755500",
      "hsl": "hsl(43.59 100% 22.94%)"
    },
    "10": {
      "hex": "#563e00",
      "hsl": "hsl(43.26 100% 16.86%)"
    },
    "11": {
      "hex": "#3a2800",
      "hsl": "hsl(41.38 100% 11.37%)"
    },
    "12": {
      "hex": "#1f1400",
      "hsl": "hsl(38.71 100% 6.08%)"
    }
  },
  "danger": {
    "1": {
      "hex": "#fff8f7",
      "hsl": "hsl(7.5 100% 98.43%)"
    },
    "2": {
      "hex": "#ffedea",
      "hsl": "hsl(8.57 100% 95.88%)"
    },
    "3": {
      "hex": "#ffdad5",
      "hsl": "hsl(7.14 100% 91.76%)"
    },
    "4": {
      "hex": "#ffc2ba",
      "hsl": "hsl(6.96 100% 86.47%)"
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
      "hex": "#340000",
      "hsl": "hsl(0 100% 10.2%)"
    }
  },
  "info": {
    "1": {
      "hex": "#f5fbff",
      "hsl": "hsl(204 100% 98.04%)"
    },
    "2": {
      "hex": "#e3f5ff",
      "hsl": "hsl(201.43 100% 94.51%)"
    },
    "3": {
      "hex": "#c6ebff",
      "hsl": "hsl(201.05 100% 88.82%)"
    },
    "4": {
      "hex": "#9fdeff",
      "hsl": "hsl(200.63 100% 81.18%)"
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
      "hex": "#00638e",
      "hsl": "hsl(198.17 100% 27.84%)"
    },
    "10": {
      "hex": "#00486a",
      "hsl": "hsl(199.25 100% 20.78%)"
    },
    "11": {
      "hex": "#003047",
      "hsl": "hsl(199.44 100% 13.92%)"
    },
    "12": {
      "hex": "#001928",
      "hsl": "hsl(202.5 100% 7.84%)"
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
