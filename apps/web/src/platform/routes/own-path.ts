/**
 * Returns the address when it is within Doselore; undefined otherwise. `//host` and backslashes would lead elsewhere.
 */
export function ownPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  return address.startsWith('//') || address.includes('\\') ? undefined : address;
}
