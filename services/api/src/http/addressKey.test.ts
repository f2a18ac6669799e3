import { addressKey, networkKey } from "./addressKey";

test.each([
  ["198.51.100.7", "198.51.100.7", "198.51.100.0/24"],
  ["::ffff:198.51.100.7", "198.51.100.7", "198.51.100.0/24"],
  ["::ffff:c633:6407", "198.51.100.7", "198.51.100.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8::1", "2001:db8:0:0::/64", "2001:db8:0::/48"],
  ["2001:db8:1:abcd::1", "2001:db8:1:abcd::/64", "2001:db8:1::/48"],
  ["2001::4:5:6:7:8", "2001:0:0:4::/64", "2001:0:0::/48"],
  ["fe80::1%eth0", "fe80:0:0:0::/64", "fe80:0:0::/48"],
  ["::1", "0:0:0:0::/64", "0:0:0::/48"],
  ["2001:db8:1:2:0:ffff:c633:6407", "2001:db8:1:2::/64", "2001:db8:1::/48"],
])("%s counts as %s, in the network %s", (address, key, network) => {
  expect(addressKey(address)).toBe(key);
  expect(networkKey(address)).toBe(network);
});

test.each(["", "198.51.100.7:4711", "1.2.3.4, 5"])(
  "anything that is not an address counts as the same one: %j",
  (address) => {
    expect([addressKey(address), networkKey(address)]).toEqual(["unknown", "unknown"]);
  },
);
