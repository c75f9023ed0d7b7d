import { sayBlocked } from './say-blocked.ts';

const removeWebrtc =
  'for(const n of["RTCPeerConnection","webkitRTCPeerConnection"])Object.defineProperty(window,n,{value:undefined})';

/** Script that guards a page, and then removes its own element, before the scripts of a package run. */
const guard = `<script>${removeWebrtc};${sayBlocked};document.currentScript.remove()</script>`;

/** Matches white space, comments, the doctype and an XML declaration: the text before and between the first tags. */
const between = String.raw`(?:\s|\xef\xbb\xbf|<!--(?:-?>|.*?--!?>)|<[!?][^>]*>)*`;

/**
 * The beginning of a page, up to its first tag that is neither `<html>` nor `<head>`. Anchored, so that a tag in a
 * comment or a script does not count and the search takes linear time.
 */
const beginning = new RegExp(String.raw`^${between}(?:<html(?:\s[^>]*)?>)?${between}(?:<head(?:\s[^>]*)?>)?`, 'isu');

/**
 * Inserts a script into an HTML page that removes WebRTC, because no content security policy restricts WebRTC, and that
 * says in a blocked frame why it is empty. A browser with `Connection-Allowlist` would end the process of a page that
 * uses WebRTC. Other browsers have only this script.
 */
export function withoutWebrtc(page: Buffer): Buffer {
  const isUtf16 = (page[0] === 0xff && page[1] === 0xfe) || (page[0] === 0xfe && page[1] === 0xff);
  if (isUtf16) return page;
  // latin1 has one character per byte, so the position is right in every encoding.
  const at = beginning.exec(page.toString('latin1'))?.[0].length ?? 0;
  return Buffer.concat([page.subarray(0, at), Buffer.from(guard), page.subarray(at)]);
}
