/** Runs before the scripts of a package. Leaves the document as it was. */
const removal = `<script>for(const n of["RTCPeerConnection","webkitRTCPeerConnection"])Object.defineProperty(window,n,{value:undefined});document.currentScript.remove()</script>`;

/** The first place where a script may stand without changing how the page is read. */
const places = [/<head(?:\s[^>]*)?>/iu, /<html(?:\s[^>]*)?>/iu, /<!doctype[^>]*>/iu];

/**
 * A page of a package without WebRTC, which no content policy restricts. Where the browser knows Connection-Allowlist it
 * would end the process of a page that uses WebRTC; elsewhere this is all that stops it.
 */
export function withoutWebrtc(page: Buffer): Buffer {
  const isUtf16 = (page[0] === 0xff && page[1] === 0xfe) || (page[0] === 0xfe && page[1] === 0xff);
  if (isUtf16) return page;
  // One character a byte: the place is right whatever the encoding.
  const text = page.toString('latin1');
  const found = places.map((place) => place.exec(text)).find((match) => match !== null);
  const at = found ? found.index + found[0].length : 0;
  return Buffer.concat([page.subarray(0, at), Buffer.from(removal), page.subarray(at)]);
}
