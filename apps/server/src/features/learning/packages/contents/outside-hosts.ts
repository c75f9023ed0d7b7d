/** Elements and style rules that load something by themselves when a page is shown. A link does not. */
const loads = [
  /<(?:script|iframe|frame|img|audio|video|source|track|embed|input)\b[^<>]{0,2000}?\ssrc(?:set)?\s*=\s*["']?\s*((?:https?:)?\/\/[^\s"'>]+)/giu,
  /<video\b[^<>]{0,2000}?\sposter\s*=\s*["']?\s*((?:https?:)?\/\/[^\s"'>]+)/giu,
  /<object\b[^<>]{0,2000}?\sdata\s*=\s*["']?\s*((?:https?:)?\/\/[^\s"'>]+)/giu,
  /<link\b(?=[^<>]{0,2000}?\brel\s*=\s*["']?(?:stylesheet|preload|modulepreload|icon))[^<>]{0,2000}?\shref\s*=\s*["']?\s*((?:https?:)?\/\/[^\s"'>]+)/giu,
  /url\(\s*["']?\s*((?:https?:)?\/\/[^\s"')]+)/giu,
  /@import\s+["']((?:https?:)?\/\/[^\s"']+)/giu,
];

/** Texts in scripts and data that name a player of videos, or a file that a page loads. */
const inScripts = [
  /["'`]((?:https?:)?\/\/[^\s"'`<>]{3,200}\/embed\/[^\s"'`<>]*)/giu,
  /["'`]((?:https?:)?\/\/(?:www\.)?(?:youtube(?:-nocookie)?\.com\/(?:iframe_api|watch|v\/)|youtu\.be\/|player\.vimeo\.com\/|fast\.wistia\.(?:com|net)\/|fonts\.googleapis\.com\/)[^\s"'`<>]*)/giu,
  /["'`]((?:https?:)?\/\/[^\s"'`<>]{3,300}\.(?:js|css|woff2?|mp4|webm|m3u8|mp3|m4a|png|jpe?g|gif|svg)(?:\?[^\s"'`<>]*)?)["'`]/giu,
];

/** Assignments, calls and data that make a page load something. */
const assigned = [
  /(?:\.src|\blocation(?:\.href)?)\s*=\s*["'`]((?:https?:)?\/\/[^\s"'`<>]{3,300})/giu,
  /\blocation\s*\.\s*(?:assign|replace)\s*\(\s*["'`]((?:https?:)?\/\/[^\s"'`<>]{3,300})/giu,
  /\b(?:attr|setAttribute|prop)\s*\(\s*["'`]src["'`]\s*,\s*["'`]((?:https?:)?\/\/[^\s"'`<>]{3,300})/giu,
  /["'`]?\b(?:src|url|uri|launch|[a-z]{1,30}_(?:src|url|uri)|[a-z]{1,30}(?:Src|Url|URL|Uri|URI))["'`]?\s*[:=]\s*["'`]((?:https?:)?\/\/[^\s"'`<>]{3,300})/gu,
];

/** Hosts that a page loads from as soon as it loads from another one. */
const companions: Record<string, string> = {
  'fonts.googleapis.com': 'fonts.gstatic.com',
  'youtu.be': 'www.youtube.com',
};

/** Addresses that name a format and are never loaded. */
const names = /^(?:www\.)?(?:w3\.org|adlnet\.(?:org|gov)|imsglobal\.org|imsproject\.org|schemas\.|ns\.adobe\.com)/u;

/** Returns the hosts outside of the package that a text file loads something from. */
export function outsideHostsIn(text: string): string[] {
  const hosts = [...loads, ...inScripts, ...assigned].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, address = '']) => hostOf(address)),
  );
  return [...new Set(hosts.flatMap((host) => [host, ...(companions[host] === undefined ? [] : [companions[host]])]))];
}

/** Returns the host with its port, or nothing for an address without a usable host. */
function hostOf(address: string): string[] {
  const whole = address.startsWith('//') ? `https:${address}` : address;
  if (!URL.canParse(whole)) return [];
  const { host } = new URL(whole);
  return /^[a-z0-9.-]+(?::\d+)?$/u.test(host) && host.includes('.') && !names.test(host) ? [host] : [];
}
