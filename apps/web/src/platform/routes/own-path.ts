/** The address when it is one of our own: `//host` and backslashes would lead elsewhere. */
export function ownPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  return address.startsWith('//') || address.includes('\\') ? undefined : address;
}
