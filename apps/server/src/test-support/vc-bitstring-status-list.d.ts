/** The reference implementation of Bitstring Status List has no types of its own. */
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export function decodeList(target: { encodedList: string }): Promise<{
    length: number;
    getStatus: (index: number) => boolean;
  }>;
}
