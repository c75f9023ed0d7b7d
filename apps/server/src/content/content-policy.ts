import { filePrefix } from './file-address.ts';

type Hosts = { appOrigin: string; contentOrigin: string; allowOutside: boolean };
type FileHosts = Hosts & { allowedHosts: readonly string[] };

/** Policy of answers that are not pages: they run no scripts and nobody may frame them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Sandbox of a course without outside connections. It forbids popups and downloads, because they can have any address
 * and no other directive restricts them.
 */
const sandbox = 'sandbox allow-scripts allow-same-origin allow-forms allow-modals';

const framedBy = ({ appOrigin }: Hosts) => `frame-ancestors 'self' ${appOrigin}`;

/**
 * Value of the header `Connection-Allowlist` of package files and the player: their own host, and the allowed ones. It
 * restricts WebRTC and `preconnect`, which a content security policy cannot restrict. Chromium supports the header (tested
 * with version 156); other browsers ignore it.
 */
export function connectionsOf({ contentOrigin, allowedHosts }: FileHosts): string {
  return `(${['response-origin', ...outside({ contentOrigin, allowedHosts }).map((origin) => `"${origin}"`)].join(' ')})`;
}

/** Origins of the allowed hosts. A site without TLS, such as a demo, may load from hosts without TLS. */
function outside({ contentOrigin, allowedHosts }: Pick<FileHosts, 'contentOrigin' | 'allowedHosts'>): string[] {
  const schemes = contentOrigin.startsWith('https:') ? ['https'] : ['https', 'http'];
  return allowedHosts.flatMap((host) => schemes.map((scheme) => `${scheme}://${host}`));
}

/** Policy of package files. Without outside connections, a package can reach only its own files and allowed hosts. */
export function filePolicy(hosts: FileHosts): string {
  if (hosts.allowOutside) return framedBy(hosts);
  const files = [`${hosts.contentOrigin}${filePrefix}`, ...outside(hosts)].join(' ');
  return [
    framedBy(hosts),
    ["default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:", ...outside(hosts)].join(' '),
    `connect-src ${files} data: blob:`,
    `frame-src ${files} data: blob:`,
    "form-action 'none'",
    sandbox,
  ].join('; ');
}

/**
 * Policy of the player page. A package can reach into this page, because SCORM requires one origin for both. Without
 * outside connections, the page runs only our script, sends only to `/commit` and frames only package files and
 * allowed hosts.
 */
export function playerPolicy(hosts: FileHosts): string {
  const { contentOrigin } = hosts;
  if (hosts.allowOutside) return framedBy(hosts);
  return [
    framedBy(hosts),
    "default-src 'none'",
    `script-src ${contentOrigin}/player.js`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src ${contentOrigin}/commit`,
    // The package may leave for a website that is allowed.
    ['frame-src', `${contentOrigin}${filePrefix}`, ...outside(hosts)].join(' '),
    "form-action 'none'",
    "base-uri 'none'",
    sandbox,
  ].join('; ');
}
