/**
 * A link element that loads something. Fonts of this server and the address of the same page as
 * Markdown, which browsers do not load, are allowed.
 */
export const foreignLink =
  /<link(?! rel="preload" href="\/fonts\/[\w-]+\.woff2" as="font")(?! rel="alternate" type="text\/markdown")/i;
