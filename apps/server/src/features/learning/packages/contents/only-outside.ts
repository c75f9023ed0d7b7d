import { outsideHostsIn } from './outside-hosts.ts';

/** Characters of text that a page may have beside its frame, such as a title, without having content of its own. */
const maxCharacters = 200;

/** Characters of a page that is looked at. A page that only frames another website is short. */
const maxPage = 100_000;

/** Elements that show or ask something by themselves. Scripts do not. */
const content = /<(?:img|picture|video|audio|canvas|svg|object|embed|form|input|button|a)\b/iu;

/**
 * Returns the first outside host of a page that shows nothing but another website, in a frame or by leaving for it.
 * Returns undefined for a page with content of its own. Such a page is blank while the host is blocked.
 */
export function onlyOutside(page: string): string | undefined {
  if (page.length > maxPage) return undefined;
  const markup = withoutHidden(page);
  const isFramed = /<(?:iframe|frame)\b/iu.test(page);
  const leaves =
    /\blocation(?:\.href)?\s*=\s*["'`](?:https?:)?\/\/|\blocation\.(?:replace|assign)\(\s*["'`](?:https?:)?\/\//u;
  if (!isFramed && !leaves.test(page)) return undefined;
  if (content.test(markup) || hasOwnFrame(markup)) return undefined;
  const text = markup
    .replace(/<[^<>]*>/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return text.length > maxCharacters ? undefined : outsideHostsIn(page)[0];
}

/** Removes the elements that show nothing. Reads in linear time, also without any end of an element. */
function withoutHidden(page: string): string {
  return page
    .split(/<\/(?:script|style|title|noscript)\s*>/iu)
    .map((part) => part.replace(/<(?:script|style|title|noscript)\b[\s\S]*$/iu, ' '))
    .join(' ');
}

/** Returns whether a frame shows a page of the package. A frame without an address gets one from a script. */
function hasOwnFrame(markup: string): boolean {
  const addresses = [...markup.matchAll(/<i?frame\b[^<>]{0,2000}?\ssrc\s*=\s*["']?([^\s"'>]*)/giu)].map(
    ([, address = '']) => address,
  );
  return addresses.some((address) => !/^(?:$|(?:https?:)?\/\/|about:blank|#)/iu.test(address));
}
