import { expect, test } from "bun:test";
import { toAddressGroup, getClientAddress, createNetworkMatcher } from "#/kernel/http/ip-address";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("%s is counted as %s", (address, group) => {
  expect(toAddressGroup(address)).toBe(group);
});

const isTrusted = createNetworkMatcher(["10.0.0.0/8", "::1", "192.0.2.1"]);

test("networks match their own addresses only", () => {
  expect(["10.1.2.3", "::ffff:10.9.9.9", "::1", "192.0.2.1"].map(isTrusted)).toEqual([true, true, true, true]);
  expect(["11.0.0.1", "192.0.2.2", "2001:db8::1", "", "unknown"].map(isTrusted)).toEqual([false, false, false, false, false]);
});

test.each(["10.0.0.0/33", "300.1.1.1", "::1/129", "host", "10.0.0.0/x"])("%s is refused as a network", (network) => {
  expect(() => createNetworkMatcher([network])).toThrow(RangeError);
});

test.each([
  ["203.0.113.9", "1.2.3.4", "203.0.113.9"],
  ["10.0.0.1", "1.2.3.4", "1.2.3.4"],
  ["10.0.0.1", "9.9.9.9, 1.2.3.4, 10.0.0.2", "1.2.3.4"],
  ["10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
  ["10.0.0.1", "not an address", "10.0.0.1"],
  ["10.0.0.1", null, "10.0.0.1"],
])("from peer %s with X-Forwarded-For %p the client is %s", (peer, header, client) => {
  expect(getClientAddress(peer, header, isTrusted)).toBe(client);
});
