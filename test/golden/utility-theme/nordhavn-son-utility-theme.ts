/**
 * Nordhavn & Søn 1.2.0: preset for version 3 of the utility framework.
 * Add it to `presets` in the configuration, and load globals.css before the utilities.
 */
type FontSize = [size: string, options: { lineHeight: string; letterSpacing: string; fontWeight?: string }];
type Words = Record<string, string>;

const preset: {
  darkMode: ["class"];
  theme: {
    extend: {
      colors: Words;
      borderColor: Words;
      ringColor: Words;
      fontFamily: Record<string, string[]>;
      fontWeight: Words;
      fontSize: Record<string, FontSize>;
      lineHeight: Words;
      letterSpacing: Words;
      spacing: Words;
      maxWidth: Words;
      borderRadius: Words;
      borderWidth: Words;
      boxShadow: Words;
      transitionDuration: Words;
      transitionTimingFunction: Words;
    };
  };
} = {
  "darkMode": [
    "class"
  ],
  "theme": {
    "extend": {
      "colors": {
        "background": "color-mix(in srgb, var(--background, #f7faff) calc(<alpha-value> * 100%), transparent)",
        "foreground": "color-mix(in srgb, var(--foreground, #eef2f7) calc(<alpha-value> * 100%), transparent)",
        "card": "color-mix(in srgb, var(--card, #e1e5ea) calc(<alpha-value> * 100%), transparent)",
        "card-foreground": "color-mix(in srgb, var(--card-foreground, #d1d5d9) calc(<alpha-value> * 100%), transparent)",
        "popover": "color-mix(in srgb, var(--popover, #babec3) calc(<alpha-value> * 100%), transparent)",
        "popover-foreground": "color-mix(in srgb, var(--popover-foreground, #a1a5aa) calc(<alpha-value> * 100%), transparent)",
        "primary": "color-mix(in srgb, var(--primary, #5a8bca) calc(<alpha-value> * 100%), transparent)",
        "primary-foreground": "color-mix(in srgb, var(--primary-foreground, #4273b0) calc(<alpha-value> * 100%), transparent)",
        "primary-hover": "color-mix(in srgb, var(--primary-hover, #2b5c97) calc(<alpha-value> * 100%), transparent)",
        "primary-active": "color-mix(in srgb, var(--primary-active, #10427b) calc(<alpha-value> * 100%), transparent)",
        "secondary": "color-mix(in srgb, var(--secondary, #292c2f) calc(<alpha-value> * 100%), transparent)",
        "secondary-foreground": "color-mix(in srgb, var(--secondary-foreground, #14161a) calc(<alpha-value> * 100%), transparent)",
        "secondary-hover": "color-mix(in srgb, var(--secondary-hover, #f7faff) calc(<alpha-value> * 100%), transparent)",
        "secondary-active": "color-mix(in srgb, var(--secondary-active, #eef2f7) calc(<alpha-value> * 100%), transparent)",
        "muted": "color-mix(in srgb, var(--muted, #e1e5ea) calc(<alpha-value> * 100%), transparent)",
        "muted-foreground": "color-mix(in srgb, var(--muted-foreground, #d1d5d9) calc(<alpha-value> * 100%), transparent)",
        "accent": "color-mix(in srgb, var(--accent, #ebb16c) calc(<alpha-value> * 100%), transparent)",
        "accent-foreground": "color-mix(in srgb, var(--accent-foreground, #d19853) calc(<alpha-value> * 100%), transparent)",
        "destructive": "color-mix(in srgb, var(--destructive, #c36d64) calc(<alpha-value> * 100%), transparent)",
        "destructive-foreground": "color-mix(in srgb, var(--destructive-foreground, #a8564e) calc(<alpha-value> * 100%), transparent)",
        "destructive-hover": "color-mix(in srgb, var(--destructive-hover, #8e3e38) calc(<alpha-value> * 100%), transparent)",
        "destructive-active": "color-mix(in srgb, var(--destructive-active, #722420) calc(<alpha-value> * 100%), transparent)",
        "destructive-text": "color-mix(in srgb, var(--destructive-text, #560708) calc(<alpha-value> * 100%), transparent)",
        "success": "color-mix(in srgb, var(--success, #001d06) calc(<alpha-value> * 100%), transparent)",
        "success-foreground": "color-mix(in srgb, var(--success-foreground, #eefff1) calc(<alpha-value> * 100%), transparent)",
        "success-text": "color-mix(in srgb, var(--success-text, #cfffd8) calc(<alpha-value> * 100%), transparent)",
        "warning": "color-mix(in srgb, var(--warning, #ffe097) calc(<alpha-value> * 100%), transparent)",
        "warning-foreground": "color-mix(in srgb, var(--warning-foreground, #f5cf7d) calc(<alpha-value> * 100%), transparent)",
        "warning-text": "color-mix(in srgb, var(--warning-text, #deb866) calc(<alpha-value> * 100%), transparent)",
        "info": "color-mix(in srgb, var(--info, #57afe0) calc(<alpha-value> * 100%), transparent)",
        "info-foreground": "color-mix(in srgb, var(--info-foreground, #3893c2) calc(<alpha-value> * 100%), transparent)",
        "info-text": "color-mix(in srgb, var(--info-text, #177ba8) calc(<alpha-value> * 100%), transparent)",
        "border": "color-mix(in srgb, var(--border, #585b5f) calc(<alpha-value> * 100%), transparent)",
        "input": "color-mix(in srgb, var(--input, #404347) calc(<alpha-value> * 100%), transparent)",
        "ring": "color-mix(in srgb, var(--ring, #002960) calc(<alpha-value> * 100%), transparent)",
        "ring-offset": "color-mix(in srgb, var(--ring-offset, #001437) calc(<alpha-value> * 100%), transparent)",
        "link": "color-mix(in srgb, var(--link, #f7faff) calc(<alpha-value> * 100%), transparent)",
        "link-hover": "color-mix(in srgb, var(--link-hover, #e9f3ff) calc(<alpha-value> * 100%), transparent)",
        "disabled": "color-mix(in srgb, var(--disabled, #e1e5ea) calc(<alpha-value> * 100%), transparent)",
        "disabled-foreground": "color-mix(in srgb, var(--disabled-foreground, #d1d5d9) calc(<alpha-value> * 100%), transparent)",
        "brand": "color-mix(in srgb, var(--brand, #2f5fd0) calc(<alpha-value> * 100%), transparent)",
        "brand-foreground": "color-mix(in srgb, var(--brand-foreground, #74a7e8) calc(<alpha-value> * 100%), transparent)",
        "spot": "color-mix(in srgb, var(--spot, #b37c36) calc(<alpha-value> * 100%), transparent)",
        "spot-foreground": "color-mix(in srgb, var(--spot-foreground, #9a6418) calc(<alpha-value> * 100%), transparent)",
        "inverse": "color-mix(in srgb, var(--inverse, #585b5f) calc(<alpha-value> * 100%), transparent)",
        "inverse-foreground": "color-mix(in srgb, var(--inverse-foreground, #404347) calc(<alpha-value> * 100%), transparent)",
        "inverse-muted": "color-mix(in srgb, var(--inverse-muted, #292c2f) calc(<alpha-value> * 100%), transparent)",
        "chart-1": "color-mix(in srgb, var(--chart-1, #231100) calc(<alpha-value> * 100%), transparent)",
        "chart-2": "color-mix(in srgb, var(--chart-2, #fff9f2) calc(<alpha-value> * 100%), transparent)",
        "chart-3": "color-mix(in srgb, var(--chart-3, #ffefdb) calc(<alpha-value> * 100%), transparent)",
        "chart-4": "color-mix(in srgb, var(--chart-4, #ffdeb5) calc(<alpha-value> * 100%), transparent)",
        "chart-5": "color-mix(in srgb, var(--chart-5, #ffc882) calc(<alpha-value> * 100%), transparent)",
        "sidebar": "color-mix(in srgb, var(--sidebar, #babec3) calc(<alpha-value> * 100%), transparent)",
        "sidebar-foreground": "color-mix(in srgb, var(--sidebar-foreground, #a1a5aa) calc(<alpha-value> * 100%), transparent)",
        "sidebar-primary": "color-mix(in srgb, var(--sidebar-primary, #5a8bca) calc(<alpha-value> * 100%), transparent)",
        "sidebar-primary-foreground": "color-mix(in srgb, var(--sidebar-primary-foreground, #4273b0) calc(<alpha-value> * 100%), transparent)",
        "sidebar-accent": "color-mix(in srgb, var(--sidebar-accent, #585b5f) calc(<alpha-value> * 100%), transparent)",
        "sidebar-accent-foreground": "color-mix(in srgb, var(--sidebar-accent-foreground, #404347) calc(<alpha-value> * 100%), transparent)",
        "sidebar-border": "color-mix(in srgb, var(--sidebar-border, #292c2f) calc(<alpha-value> * 100%), transparent)",
        "sidebar-ring": "color-mix(in srgb, var(--sidebar-ring, #14161a) calc(<alpha-value> * 100%), transparent)",
        "brand-1": "color-mix(in srgb, var(--palette-brand-1, #f7faff) calc(<alpha-value> * 100%), transparent)",
        "brand-2": "color-mix(in srgb, var(--palette-brand-2, #e9f3ff) calc(<alpha-value> * 100%), transparent)",
        "brand-3": "color-mix(in srgb, var(--palette-brand-3, #d2e7ff) calc(<alpha-value> * 100%), transparent)",
        "brand-4": "color-mix(in srgb, var(--palette-brand-4, #b6d7ff) calc(<alpha-value> * 100%), transparent)",
        "brand-5": "color-mix(in srgb, var(--palette-brand-5, #8dc1ff) calc(<alpha-value> * 100%), transparent)",
        "brand-6": "color-mix(in srgb, var(--palette-brand-6, #74a7e8) calc(<alpha-value> * 100%), transparent)",
        "brand-7": "color-mix(in srgb, var(--palette-brand-7, #5a8bca) calc(<alpha-value> * 100%), transparent)",
        "brand-8": "color-mix(in srgb, var(--palette-brand-8, #4273b0) calc(<alpha-value> * 100%), transparent)",
        "brand-9": "color-mix(in srgb, var(--palette-brand-9, #2b5c97) calc(<alpha-value> * 100%), transparent)",
        "brand-10": "color-mix(in srgb, var(--palette-brand-10, #10427b) calc(<alpha-value> * 100%), transparent)",
        "brand-11": "color-mix(in srgb, var(--palette-brand-11, #002960) calc(<alpha-value> * 100%), transparent)",
        "brand-12": "color-mix(in srgb, var(--palette-brand-12, #001437) calc(<alpha-value> * 100%), transparent)",
        "accent-1": "color-mix(in srgb, var(--palette-accent-1, #fff9f2) calc(<alpha-value> * 100%), transparent)",
        "accent-2": "color-mix(in srgb, var(--palette-accent-2, #ffefdb) calc(<alpha-value> * 100%), transparent)",
        "accent-3": "color-mix(in srgb, var(--palette-accent-3, #ffdeb5) calc(<alpha-value> * 100%), transparent)",
        "accent-4": "color-mix(in srgb, var(--palette-accent-4, #ffc882) calc(<alpha-value> * 100%), transparent)",
        "accent-5": "color-mix(in srgb, var(--palette-accent-5, #ebb16c) calc(<alpha-value> * 100%), transparent)",
        "accent-6": "color-mix(in srgb, var(--palette-accent-6, #d19853) calc(<alpha-value> * 100%), transparent)",
        "accent-7": "color-mix(in srgb, var(--palette-accent-7, #b37c36) calc(<alpha-value> * 100%), transparent)",
        "accent-8": "color-mix(in srgb, var(--palette-accent-8, #9a6418) calc(<alpha-value> * 100%), transparent)",
        "accent-9": "color-mix(in srgb, var(--palette-accent-9, #814e00) calc(<alpha-value> * 100%), transparent)",
        "accent-10": "color-mix(in srgb, var(--palette-accent-10, #5f3800) calc(<alpha-value> * 100%), transparent)",
        "accent-11": "color-mix(in srgb, var(--palette-accent-11, #402400) calc(<alpha-value> * 100%), transparent)",
        "accent-12": "color-mix(in srgb, var(--palette-accent-12, #231100) calc(<alpha-value> * 100%), transparent)",
        "neutral-1": "color-mix(in srgb, var(--palette-neutral-1, #f7faff) calc(<alpha-value> * 100%), transparent)",
        "neutral-2": "color-mix(in srgb, var(--palette-neutral-2, #eef2f7) calc(<alpha-value> * 100%), transparent)",
        "neutral-3": "color-mix(in srgb, var(--palette-neutral-3, #e1e5ea) calc(<alpha-value> * 100%), transparent)",
        "neutral-4": "color-mix(in srgb, var(--palette-neutral-4, #d1d5d9) calc(<alpha-value> * 100%), transparent)",
        "neutral-5": "color-mix(in srgb, var(--palette-neutral-5, #babec3) calc(<alpha-value> * 100%), transparent)",
        "neutral-6": "color-mix(in srgb, var(--palette-neutral-6, #a1a5aa) calc(<alpha-value> * 100%), transparent)",
        "neutral-7": "color-mix(in srgb, var(--palette-neutral-7, #86898e) calc(<alpha-value> * 100%), transparent)",
        "neutral-8": "color-mix(in srgb, var(--palette-neutral-8, #6e7276) calc(<alpha-value> * 100%), transparent)",
        "neutral-9": "color-mix(in srgb, var(--palette-neutral-9, #585b5f) calc(<alpha-value> * 100%), transparent)",
        "neutral-10": "color-mix(in srgb, var(--palette-neutral-10, #404347) calc(<alpha-value> * 100%), transparent)",
        "neutral-11": "color-mix(in srgb, var(--palette-neutral-11, #292c2f) calc(<alpha-value> * 100%), transparent)",
        "neutral-12": "color-mix(in srgb, var(--palette-neutral-12, #14161a) calc(<alpha-value> * 100%), transparent)",
        "success-1": "color-mix(in srgb, var(--palette-success-1, #eefff1) calc(<alpha-value> * 100%), transparent)",
        "success-2": "color-mix(in srgb, var(--palette-success-2, #cfffd8) calc(<alpha-value> * 100%), transparent)",
        "success-3": "color-mix(in srgb, var(--palette-success-3, #affabe) calc(<alpha-value> * 100%), transparent)",
        "success-4": "color-mix(in srgb, var(--palette-success-4, #9fe9ae) calc(<alpha-value> * 100%), transparent)",
        "success-5": "color-mix(in srgb, var(--palette-success-5, #89d298) calc(<alpha-value> * 100%), transparent)",
        "success-6": "color-mix(in srgb, var(--palette-success-6, #6fb880) calc(<alpha-value> * 100%), transparent)",
        "success-7": "color-mix(in srgb, var(--palette-success-7, #549c65) calc(<alpha-value> * 100%), transparent)",
        "success-8": "color-mix(in srgb, var(--palette-success-8, #3b834e) calc(<alpha-value> * 100%), transparent)",
        "success-9": "color-mix(in srgb, var(--palette-success-9, #206b38) calc(<alpha-value> * 100%), transparent)",
        "success-10": "color-mix(in srgb, var(--palette-success-10, #00521f) calc(<alpha-value> * 100%), transparent)",
        "success-11": "color-mix(in srgb, var(--palette-success-11, #003710) calc(<alpha-value> * 100%), transparent)",
        "success-12": "color-mix(in srgb, var(--palette-success-12, #001d06) calc(<alpha-value> * 100%), transparent)",
        "warning-1": "color-mix(in srgb, var(--palette-warning-1, #fff9ed) calc(<alpha-value> * 100%), transparent)",
        "warning-2": "color-mix(in srgb, var(--palette-warning-2, #fff0cd) calc(<alpha-value> * 100%), transparent)",
        "warning-3": "color-mix(in srgb, var(--palette-warning-3, #ffe097) calc(<alpha-value> * 100%), transparent)",
        "warning-4": "color-mix(in srgb, var(--palette-warning-4, #f5cf7d) calc(<alpha-value> * 100%), transparent)",
        "warning-5": "color-mix(in srgb, var(--palette-warning-5, #deb866) calc(<alpha-value> * 100%), transparent)",
        "warning-6": "color-mix(in srgb, var(--palette-warning-6, #c49f4d) calc(<alpha-value> * 100%), transparent)",
        "warning-7": "color-mix(in srgb, var(--palette-warning-7, #a8832e) calc(<alpha-value> * 100%), transparent)",
        "warning-8": "color-mix(in srgb, var(--palette-warning-8, #8f6b09) calc(<alpha-value> * 100%), transparent)",
        "warning-9": "color-mix(in srgb, var(--palette-warning-9, #755500) calc(<alpha-value> * 100%), transparent)",
        "warning-10": "color-mix(in srgb, var(--palette-warning-10, #563e00) calc(<alpha-value> * 100%), transparent)",
        "warning-11": "color-mix(in srgb, var(--palette-warning-11, #3a2800) calc(<alpha-value> * 100%), transparent)",
        "warning-12": "color-mix(in srgb, var(--palette-warning-12, #1f1400) calc(<alpha-value> * 100%), transparent)",
        "danger-1": "color-mix(in srgb, var(--palette-danger-1, #fff8f7) calc(<alpha-value> * 100%), transparent)",
        "danger-2": "color-mix(in srgb, var(--palette-danger-2, #ffedea) calc(<alpha-value> * 100%), transparent)",
        "danger-3": "color-mix(in srgb, var(--palette-danger-3, #ffdad5) calc(<alpha-value> * 100%), transparent)",
        "danger-4": "color-mix(in srgb, var(--palette-danger-4, #ffc2ba) calc(<alpha-value> * 100%), transparent)",
        "danger-5": "color-mix(in srgb, var(--palette-danger-5, #fda297) calc(<alpha-value> * 100%), transparent)",
        "danger-6": "color-mix(in srgb, var(--palette-danger-6, #e1897f) calc(<alpha-value> * 100%), transparent)",
        "danger-7": "color-mix(in srgb, var(--palette-danger-7, #c36d64) calc(<alpha-value> * 100%), transparent)",
        "danger-8": "color-mix(in srgb, var(--palette-danger-8, #a8564e) calc(<alpha-value> * 100%), transparent)",
        "danger-9": "color-mix(in srgb, var(--palette-danger-9, #8e3e38) calc(<alpha-value> * 100%), transparent)",
        "danger-10": "color-mix(in srgb, var(--palette-danger-10, #722420) calc(<alpha-value> * 100%), transparent)",
        "danger-11": "color-mix(in srgb, var(--palette-danger-11, #560708) calc(<alpha-value> * 100%), transparent)",
        "danger-12": "color-mix(in srgb, var(--palette-danger-12, #340000) calc(<alpha-value> * 100%), transparent)",
        "info-1": "color-mix(in srgb, var(--palette-info-1, #f5fbff) calc(<alpha-value> * 100%), transparent)",
        "info-2": "color-mix(in srgb, var(--palette-info-2, #e3f5ff) calc(<alpha-value> * 100%), transparent)",
        "info-3": "color-mix(in srgb, var(--palette-info-3, #c6ebff) calc(<alpha-value> * 100%), transparent)",
        "info-4": "color-mix(in srgb, var(--palette-info-4, #9fdeff) calc(<alpha-value> * 100%), transparent)",
        "info-5": "color-mix(in srgb, var(--palette-info-5, #71c9fa) calc(<alpha-value> * 100%), transparent)",
        "info-6": "color-mix(in srgb, var(--palette-info-6, #57afe0) calc(<alpha-value> * 100%), transparent)",
        "info-7": "color-mix(in srgb, var(--palette-info-7, #3893c2) calc(<alpha-value> * 100%), transparent)",
        "info-8": "color-mix(in srgb, var(--palette-info-8, #177ba8) calc(<alpha-value> * 100%), transparent)",
        "info-9": "color-mix(in srgb, var(--palette-info-9, #00638e) calc(<alpha-value> * 100%), transparent)",
        "info-10": "color-mix(in srgb, var(--palette-info-10, #00486a) calc(<alpha-value> * 100%), transparent)",
        "info-11": "color-mix(in srgb, var(--palette-info-11, #003047) calc(<alpha-value> * 100%), transparent)",
        "info-12": "color-mix(in srgb, var(--palette-info-12, #001928) calc(<alpha-value> * 100%), transparent)"
      },
      "borderColor": {
        "DEFAULT": "color-mix(in srgb, var(--border, #585b5f) calc(<alpha-value> * 100%), transparent)"
      },
      "ringColor": {
        "DEFAULT": "color-mix(in srgb, var(--ring, #002960) calc(<alpha-value> * 100%), transparent)"
      },
      "fontFamily": {
        "sans": [
          "\"Public Sans Variable\", \"Segoe UI\", sans-serif"
        ],
        "display": [
          "\"Hanken Grotesk Variable\", \"Helvetica Neue\", sans-serif"
        ],
        "text": [
          "\"Public Sans Variable\", \"Segoe UI\", sans-serif"
        ],
        "mono": [
          "\"JetBrains Mono Variable\", \"Consolas\", monospace"
        ]
      },
      "fontWeight": {
        "headline": "700",
        "regular": "400",
        "medium": "500",
        "strong": "600"
      },
      "fontSize": {
        "xs": [
          "0.75rem",
          {
            "lineHeight": "1.5",
            "letterSpacing": "0.01em"
          }
        ],
        "sm": [
          "0.875rem",
          {
            "lineHeight": "1.5",
            "letterSpacing": "0em"
          }
        ],
        "base": [
          "clamp(1rem, 0.9792rem + 0.1042vw, 1.0625rem)",
          {
            "lineHeight": "1.6",
            "letterSpacing": "0em"
          }
        ],
        "lg": [
          "clamp(1.125rem, 1.0833rem + 0.2083vw, 1.25rem)",
          {
            "lineHeight": "1.5",
            "letterSpacing": "0em"
          }
        ],
        "xl": [
          "clamp(1.25rem, 1.1667rem + 0.4167vw, 1.5rem)",
          {
            "lineHeight": "1.35",
            "letterSpacing": "0em"
          }
        ],
        "2xl": [
          "clamp(1.5rem, 1.349rem + 0.7552vw, 1.953125rem)",
          {
            "lineHeight": "1.2",
            "letterSpacing": "-0.01em"
          }
        ],
        "3xl": [
          "clamp(1.875rem, 1.4827rem + 1.9615vw, 3.051875rem)",
          {
            "lineHeight": "1.1",
            "letterSpacing": "-0.02em"
          }
        ],
        "4xl": [
          "clamp(2.25rem, 1.4106rem + 4.1969vw, 4.768125rem)",
          {
            "lineHeight": "1.05",
            "letterSpacing": "-0.025em"
          }
        ],
        "display": [
          "clamp(2.25rem, 1.4106rem + 4.1969vw, 4.768125rem)",
          {
            "lineHeight": "1.05",
            "letterSpacing": "-0.025em",
            "fontWeight": "700"
          }
        ],
        "heading-1": [
          "clamp(1.875rem, 1.4827rem + 1.9615vw, 3.051875rem)",
          {
            "lineHeight": "1.1",
            "letterSpacing": "-0.02em",
            "fontWeight": "700"
          }
        ],
        "heading-2": [
          "clamp(1.5rem, 1.349rem + 0.7552vw, 1.953125rem)",
          {
            "lineHeight": "1.2",
            "letterSpacing": "-0.01em",
            "fontWeight": "700"
          }
        ],
        "heading-3": [
          "clamp(1.25rem, 1.1667rem + 0.4167vw, 1.5rem)",
          {
            "lineHeight": "1.35",
            "letterSpacing": "0em",
            "fontWeight": "600"
          }
        ],
        "lead": [
          "clamp(1.125rem, 1.0833rem + 0.2083vw, 1.25rem)",
          {
            "lineHeight": "1.5",
            "letterSpacing": "0em",
            "fontWeight": "400"
          }
        ],
        "body": [
          "clamp(1rem, 0.9792rem + 0.1042vw, 1.0625rem)",
          {
            "lineHeight": "1.6",
            "letterSpacing": "0em",
            "fontWeight": "400"
          }
        ],
        "small": [
          "0.875rem",
          {
            "lineHeight": "1.5",
            "letterSpacing": "0em",
            "fontWeight": "400"
          }
        ],
        "label": [
          "0.875rem",
          {
            "lineHeight": "1.3",
            "letterSpacing": "0.01em",
            "fontWeight": "500"
          }
        ],
        "code": [
          "0.875rem",
          {
            "lineHeight": "1.6",
            "letterSpacing": "0em",
            "fontWeight": "400"
          }
        ],
        "figure": [
          "clamp(1.875rem, 1.4827rem + 1.9615vw, 3.051875rem)",
          {
            "lineHeight": "1",
            "letterSpacing": "0em",
            "fontWeight": "700"
          }
        ]
      },
      "lineHeight": {
        "xs": "1.5",
        "sm": "1.5",
        "base": "1.6",
        "lg": "1.5",
        "xl": "1.35",
        "2xl": "1.2",
        "3xl": "1.1",
        "4xl": "1.05"
      },
      "letterSpacing": {
        "xs": "0.01em",
        "sm": "0em",
        "base": "0em",
        "lg": "0em",
        "xl": "0em",
        "2xl": "-0.01em",
        "3xl": "-0.02em",
        "4xl": "-0.025em"
      },
      "spacing": {
        "0": "0rem",
        "1": "0.25rem",
        "2": "0.5rem",
        "3": "0.75rem",
        "4": "1rem",
        "5": "1.25rem",
        "6": "1.5rem",
        "8": "2rem",
        "10": "2.5rem",
        "12": "3rem",
        "16": "4rem",
        "24": "6rem",
        "0.5": "0.125rem",
        "section-tight": "3.5rem",
        "section-base": "6rem",
        "section-loose": "9rem",
        "gutter": "1.5rem",
        "margin": "1.5rem"
      },
      "maxWidth": {
        "page": "75rem",
        "measure": "66ch"
      },
      "borderRadius": {
        "sm": "0.225rem",
        "md": "0.3rem",
        "lg": "0.375rem",
        "xl": "0.525rem",
        "2xl": "0.675rem",
        "3xl": "0.825rem",
        "4xl": "0.975rem",
        "full": "9999px",
        "DEFAULT": "0.375rem"
      },
      "borderWidth": {
        "stroke": "1.5px"
      },
      "boxShadow": {
        "xs": "var(--shadow-xs, 0px 0px 0px 0px rgb(0 0 0 / 0))",
        "sm": "var(--shadow-sm, 0px 1px 2px 0px rgb(16 19 26 / 0.08))",
        "md": "var(--shadow-md, 0px 4px 12px -1px rgb(16 19 26 / 0.12), 0px 1px 2px 0px rgb(16 19 26 / 0.06))"
      },
      "transitionDuration": {
        "fast": "120ms",
        "base": "180ms",
        "slow": "240ms"
      },
      "transitionTimingFunction": {
        "out": "cubic-bezier(0.16, 1, 0.3, 1)",
        "in-out": "cubic-bezier(0.65, 0, 0.35, 1)"
      }
    }
  }
};

export default preset;
