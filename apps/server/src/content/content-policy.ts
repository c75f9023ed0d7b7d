import { filePrefix } from './file-address.ts';

type Hosts = { appOrigin: string; contentOrigin: string; allowOutside: boolean };

/** For answers that are no page: nothing runs there and nobody may frame them. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * What a sandbox of a course without outside connections leaves out: windows and downloads can have any address, and no
 * other directive restricts them.
 */
const sandbox = 'sandbox allow-scripts allow-same-origin allow-forms allow-modals';

const framedBy = ({ appOrigin }: Hosts) => `frame-ancestors 'self' ${appOrigin}`;

/**
 * What no policy of content restricts: WebRTC, and connections that are only opened. Known to Chromium (seen in
 * version 156); other browsers ignore it.
 */
export const ownConnectionsOnly = '(response-origin)';

/** Of the files of a package. Without outside connections it reaches its own files and nothing else. */
export function filePolicy(hosts: Hosts): string {
  if (hosts.allowOutside) return framedBy(hosts);
  const files = `${hosts.contentOrigin}${filePrefix}`;
  return [
    framedBy(hosts),
    "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
    `connect-src ${files} data: blob:`,
    `frame-src ${files} data: blob:`,
    "form-action 'none'",
    sandbox,
  ].join('; ');
}

/**
 * Of the player page, which a package can reach into: they share an origin, as SCORM asks. Without outside connections
 * it runs our script alone, sends to `/commit` alone and frames the files of packages alone.
 */
export function playerPolicy(hosts: Hosts): string {
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
    `frame-src ${contentOrigin}${filePrefix}`,
    "form-action 'none'",
    "base-uri 'none'",
    sandbox,
  ].join('; ');
}
