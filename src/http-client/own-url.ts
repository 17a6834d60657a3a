/** Whether an address leads to the host and port at which people reach this installation. False for what is no address at all. */
export function isOwnUrl(raw: string, ownUrl: string): boolean {
  if (!URL.canParse(raw) || !URL.canParse(ownUrl)) return false;
  return toHostAndPort(new URL(raw)) === toHostAndPort(new URL(ownUrl));
}

/** Host and port; the usual ports of http and https are one place, since the one leads to the other. */
const toHostAndPort = ({ hostname, port }: URL) =>
  `${hostname.replace(/\.$/, "")}:${port === "80" || port === "443" ? "" : port}`;
