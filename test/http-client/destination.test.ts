import { describe, expect, test } from "bun:test";
import { Failure } from "#/kernel/errors";
import { createAllowlist, isPublicAddress } from "#/http-client/address-rules";
import { resolveDestination, validateUrl } from "#/http-client/destination";

const noExceptions = createAllowlist([]);
const getOutcome = async (work: () => unknown): Promise<string> => {
  try {
    await work();
    return "accepted";
  } catch (error) {
    if (error instanceof Failure && error.code === "invalid") return error.message;
    throw error;
  }
};

const privateAddresses = [
  ...["0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.254"],
  ...["169.254.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.0.192", "192.0.2.1", "192.31.196.1"],
  ...["192.52.193.1", "192.88.99.1", "192.168.0.1", "192.168.255.255", "192.175.48.1", "198.18.0.1", "198.19.255.255"],
  ...["198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "168.63.129.16"],
  ...["::", "::1", "::2", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:7f00:1", "::ffff:10.0.0.1", "::ffff:169.254.169.254"],
  ...["::FFFF:192.168.0.1", "0:0:0:0:0:ffff:7f00:0001", "64:ff9b::127.0.0.1", "64:ff9b::a00:1", "64:ff9b::a9fe:a9fe"],
  ...["64:ff9b:1::1", "100::1", "2001::1", "2001:0:1::", "2001:10::1", "2001:db8::1", "2002:7f00:1::", "2002::1", "3fff::1"],
  ...["2620:4f:8000::1", "4000::1", "5f00::1", "fc00::1", "fd00::1", "fd00:ec2::254", "fe80::1", "fe80::1%eth0", "fec0::1"],
  ...["ff02::1", "2606:4700::1%lo", "localhost", "1.2.3", "01.2.3.4", ""],
];
const publicAddresses = [
  "1.1.1.1",
  "8.8.8.8",
  "93.184.216.34",
  "172.15.0.1",
  "172.32.0.1",
  "192.167.0.1",
  "2606:4700:4700::1111",
].concat(["2a00:1450:4001::8a", "2003::1", "64:ff9b::8.8.8.8", "::ffff:8.8.8.8"]);

describe("an address", () => {
  test.each(privateAddresses)("%p is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each(publicAddresses)("%p is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe("a URL", () => {
  test.each([
    ...[
      "http://example.com/a.png",
      "ftp://example.com/",
      "file:///etc/passwd",
      "javascript:alert(1)",
      "data:image/png;base64,AA",
      "",
    ],
    ...["//example.com/", "https:example.com", "https:/example.com", "https:127.0.0.1", "https://", "https:///a", "https://?a"],
    ...["https://user@example.com/", "https://user:pass@example.com/", "https://@example.com/", "https://example.com:0/"],
    ...[
      "https://example.com:65536/",
      "https://example.com:port/",
      "https://[::1",
      "https://exa mple.com/",
      " https://example.com/",
    ],
    ...["https://example.com/\n", "https://exam\tple.com/", "https://example.com\\@127.0.0.1/", "https://example.com/\u0000"],
    ...["https://localhost/", "https://LOCALHOST/", "https://localhost./", "https://a.localhost/", "https://printer.local/"],
    ...[
      "https://metadata.google.internal/",
      "https://router.home.arpa/",
      "https://intranet/",
      "https://intranet./",
      "https://a../",
    ],
    ...[
      "https://127.0.0.1/",
      "https://2130706433/",
      "https://0x7f000001/",
      "https://0177.0.0.1/",
      "https://127.1/",
      "https://0/",
    ],
    ...[
      "https://%31%32%37.0.0.1/",
      "https://１２７.０.０.１/",
      "https://127。0。0。1/",
      "https://0x7f.0.0.1/",
      "https://10.0.0.1./",
    ],
    ...["https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://[::]/", "https://[fe80::1]/", "https://[fd00:ec2::254]/"],
    ...["https://169.254.169.254/latest/meta-data/", "https://[::ffff:a9fe:a9fe]/", "https://exa$mple.com/", "https://a..b.com/"],
    `https://example.com/${"a".repeat(2048)}`,
  ])("%p is rejected", async (raw) => {
    expect(await getOutcome(() => validateUrl(raw, noExceptions))).toStartWith("The URL");
  });

  test.each([
    ["https://example.com/a.png#part", "https://example.com/a.png"],
    ["https://example.com./a", "https://example.com/a"],
    ["HTTPS://Example.COM:8443/a?b=c", "https://example.com:8443/a?b=c"],
    ["https://bücher.example/", "https://xn--bcher-kva.example/"],
    ["https://1.1.1.1/", "https://1.1.1.1/"],
    ["https://[2606:4700::1]/", "https://[2606:4700::1]/"],
  ])("%p is accepted as %p", (raw, url) => {
    expect(validateUrl(raw, noExceptions).href).toBe(url);
  });
});

describe("a host name", () => {
  const resolveTo = (...addresses: string[]) => resolveDestination("https://example.com/", noExceptions, async () => addresses);
  test("keeps the addresses that were checked", async () => {
    expect((await resolveTo("93.184.216.34", "2606:4700::1")).addresses).toEqual(["93.184.216.34", "2606:4700::1"]);
  });
  test.each([
    [["127.0.0.1"]],
    [["93.184.216.34", "10.0.0.1"]],
    [["2606:4700::1", "::1"]],
    [["fe80::1%eth0"]],
    [["::ffff:10.0.0.1"]],
  ])("with %p is rejected without naming its addresses", async (addresses) => {
    expect(await getOutcome(() => resolveTo(...addresses))).toBe("The URL's host is not on the public network.");
  });
  test("without an address is rejected, and one that cannot be resolved", async () => {
    expect(await getOutcome(() => resolveTo())).toContain("no IP address");
    const unresolvable = resolveDestination("https://example.com/", noExceptions, async () => {
      throw new Error("ENOTFOUND 10.0.0.53");
    });
    expect(await getOutcome(() => unresolvable)).toBe("The URL's host name cannot be resolved.");
  });
});

describe("an allowlist", () => {
  const isAccepted = async (entries: string[], url: string, addresses: string[] = []) =>
    (await getOutcome(() => resolveDestination(url, createAllowlist(entries), async () => addresses))) === "accepted";
  test.each<[string[], string, string[], boolean]>([
    [["10.0.0.0/8"], "https://10.1.2.3/", [], true],
    [["10.0.0.0/8"], "https://11.1.2.3/", [], true],
    [["10.0.0.0/8"], "https://192.168.0.1/", [], false],
    [["10.0.0.0/8"], "https://example.com/", ["10.0.0.1"], true],
    [["10.0.0.0/8"], "https://[::ffff:10.0.0.1]/", [], true],
    [["0.0.0.0/0"], "https://127.0.0.1/", [], false],
    [["0.0.0.0/0"], "https://169.254.1.1/", [], false],
    [["::/0"], "https://[::1]/", [], false],
    [["127.0.0.1"], "https://127.0.0.1/", [], true],
    [["127.0.0.1"], "https://127.0.0.2/", [], false],
    [["127.0.0.0/8"], "https://127.0.0.2/", [], true],
    [["::1"], "https://[::1]/", [], true],
    [["127.0.0.1"], "https://example.com/", ["127.0.0.1"], true],
    [["169.254.0.0/16"], "https://169.254.1.1/", [], true],
    [["169.254.0.0/16"], "https://169.254.169.254/", [], false],
    [["169.254.169.254"], "https://169.254.169.254/", [], false],
    [["168.63.129.16", "fd00::/8"], "https://168.63.129.16/", [], false],
    [["fd00::/8"], "https://[fd00:ec2::254]/", [], false],
    [["fd00::/8"], "https://[fd12::1]/", [], true],
    [["hooks"], "https://hooks/", ["10.0.0.1"], true],
    [["hooks.internal"], "https://hooks.internal/", ["10.0.0.1"], true],
    [["hooks.internal"], "https://other.internal/", ["10.0.0.1"], false],
    [["hooks.internal"], "https://hooks.internal/", ["127.0.0.1"], false],
    [["hooks.internal"], "https://hooks.internal/", ["169.254.169.254"], false],
    [["localhost"], "https://localhost/", ["127.0.0.1", "::1"], true],
  ])("%p, URL %p, addresses %p: %p", async (entries, url, addresses, expected) => {
    expect(await isAccepted(entries, url, addresses)).toBe(expected);
  });
  test("with an entry that is neither a network nor a host name is rejected", () => {
    for (const entry of ["10.0.0.0/33", "10.0.0.0/x", "a b", "*.example.com", "https://example.com"])
      expect(() => createAllowlist([entry])).toThrow(RangeError);
  });
});
