import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { lookup } from "node:dns/promises";
import { isIP } from "node:net";

/** How long one name may take, milliseconds. */
const maxLookupMs = 3000;

/** What is wrong with a file of certificate authorities (PEM); undefined if nothing is. */
export function findCertificateProblem(path: string, now: Date): string | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    return `${path} cannot be read. Check its path and permissions.`;
  }
  const blocks = text.split("-----END CERTIFICATE-----").slice(0, -1);
  if (blocks.length === 0) return `${path} has no certificate in PEM format.`;
  try {
    const certificates = blocks.map((block) => new X509Certificate(`${block}-----END CERTIFICATE-----\n`));
    const expired = certificates.find(({ validTo }) => Date.parse(validTo) < now.getTime());
    return expired && `${path} has a certificate that ended on ${expired.validTo}: ${expired.subject.replaceAll("\n", ", ")}.`;
  } catch {
    return `${path} has a certificate that cannot be read.`;
  }
}

/** The host names of a list of hosts and networks that cannot be found now. Nothing is connected to. */
export async function listUnknownHosts(entries: readonly string[]): Promise<readonly string[]> {
  const hosts = entries.filter((entry) => entry !== "public" && !entry.includes("/") && isIP(entry) === 0);
  const isKnown = await Promise.all(
    hosts.map((host) =>
      Promise.race([
        lookup(host).then(
          () => true,
          () => false,
        ),
        new Promise<boolean>((resolve) => setTimeout(() => resolve(false), maxLookupMs).unref()),
      ]),
    ),
  );
  return hosts.filter((_, index) => !isKnown[index]);
}
