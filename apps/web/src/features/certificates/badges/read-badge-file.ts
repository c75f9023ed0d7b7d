import { badgeTextMax, findBadgeInPng, isPng } from '@doselore/contract/badges';

/** Largest file that is read. Pictures of other issuers can be large. */
const fileMax = 10 * 1024 * 1024;

/**
 * Returns the text of a badge in a file: a picture that holds it, or the text itself. Returns an empty text for a file
 * without a badge. The picture does not leave the browser.
 */
export async function readBadgeFile(file: File): Promise<string> {
  if (file.size > fileMax) return '';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = isPng(bytes) ? (findBadgeInPng(bytes) ?? '') : new TextDecoder().decode(bytes);
  return text.length > badgeTextMax ? '' : text.trim();
}
