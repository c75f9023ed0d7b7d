import type { Answer } from '@doselore/contract';
import type { Page } from 'playwright-core';
import { type Call, type EndpointOf, endpointFor, type Parts } from '../../apps/web/src/platform/api/call.ts';
import { endpointUrl } from '../../apps/web/src/platform/api/endpoint-url.ts';

type Upload = { name: string; mimeType: string; buffer: Buffer };

/**
 * Calls an endpoint as the person who is signed in on a page, in a fraction of the time that its screen takes. `upload`
 * is the file of an endpoint of kind `upload`. Throws the answer of a refused call.
 */
export async function callAs<C extends Call>(
  page: Page,
  call: C,
  { upload, ...parts }: Parts<C> & { upload?: Upload },
): Promise<Answer<EndpointOf<C>>> {
  const browser = page.context();
  const cookies = await browser.cookies(page.url());
  const endpoint = endpointFor(call, parts.params);
  const url = endpointUrl(endpoint, parts as Parameters<typeof endpointUrl>[1]);
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await browser.request.fetch(new URL(url, page.url()).href, {
    method: endpoint.method,
    headers: { 'X-XSRF-TOKEN': token },
    ...(upload !== undefined && { multipart: { file: upload } }),
    ...(upload === undefined && endpoint.method !== 'GET' && { data: parts.body ?? {} }),
  });
  if (!answer.ok()) throw new Error(`${endpoint.method} ${url}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Answer<EndpointOf<C>>;
}
