import ipaddr from 'ipaddr.js';

/**
 * Returns whether an IP address belongs to the public internet. Private, loopback, link-local, unique local, mapped,
 * translated and reserved addresses do not.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}
