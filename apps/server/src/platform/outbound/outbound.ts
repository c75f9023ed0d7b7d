import { lookup as lookUp } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { OutboundError } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';

export type Address = { address: string; family: number };

export type OutboundCall = {
  url: string;
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole call, with the look-up of the name. 10 seconds without it. */
  timeoutMs?: number;
  /** Largest body of the answer in bytes. 1 MB without it. */
  mostBytes?: number;
};

export type OutboundAnswer = { status: number; headers: Record<string, string | string[] | undefined>; text: string };

/** The one way to call other servers. Throws `OutboundError` when there is no answer. */
export type Outbound = { send: (call: OutboundCall) => Promise<OutboundAnswer> };

export type OutboundOptions = {
  resolve?: (host: string) => Promise<Address[]>;
  permits?: (address: string) => boolean;
  /** Certificate authority that is trusted besides those of Node. */
  ca?: string;
  /** Port to connect to instead of that of the address. */
  portOf?: (url: URL) => number;
};

/**
 * Creates the client: https only, and only to public addresses. The name is looked up once, every address is checked,
 * and the connection uses the checked addresses. Redirects are refused with the address that they name.
 */
export function createOutbound(options: OutboundOptions = {}): Outbound {
  const { resolve = (host) => lookUp(host, { all: true }), permits = isPublicAddress } = options;
  return {
    async send(call) {
      const url = readUrl(call.url);
      const signal = AbortSignal.timeout(call.timeoutMs ?? 10_000);
      try {
        const addresses = await inTime(checkedAddresses(url, resolve, permits), signal);
        return await exchange({ call, url, addresses, signal, options });
      } catch (error) {
        throw asOutboundError(error, url.hostname, signal);
      }
    },
  };
}

function readUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.protocol !== 'https:' || url.username !== '' || url.password !== '')
    throw new OutboundError('address', 'The address must begin with https:// and have no name and password.');
  return url;
}

async function checkedAddresses(
  url: URL,
  resolve: (host: string) => Promise<Address[]>,
  permits: (address: string) => boolean,
): Promise<Address[]> {
  const host = url.hostname.replace(/^\[|\]$/gu, '');
  const family = isIP(host);
  const found = family === 0 ? await resolve(host) : [{ address: host, family }];
  if (found.length === 0) throw new OutboundError('unknown', `The name ${host} is not known.`);
  if (!found.every(({ address }) => permits(address)))
    throw new OutboundError('private', `${host} is inside a private network. Only public addresses are called.`);
  return found;
}

/** Rejects when the time is over, whatever the promise does later. */
function inTime<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

type Exchange = {
  call: OutboundCall;
  url: URL;
  addresses: Address[];
  signal: AbortSignal;
  options: OutboundOptions;
};

function exchange({ call, url, addresses, signal, options }: Exchange): Promise<OutboundAnswer> {
  const { ca, portOf } = options;
  const body = call.body ?? '';
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: call.method ?? 'GET',
        headers: {
          accept: 'application/json, */*;q=0.5',
          ...call.headers,
          ...(body !== '' && { 'content-length': Buffer.byteLength(body) }),
        },
        agent: false,
        signal,
        lookup: lookupOf(addresses),
        ...(ca !== undefined && { ca }),
        ...(portOf !== undefined && { port: portOf(url) }),
      },
      (answer) => {
        receive(answer, { url, mostBytes: call.mostBytes ?? 1_000_000 }).then(resolve, (error: unknown) => {
          sent.destroy();
          reject(error);
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Answers the look-up of a connection with addresses that are checked already. */
function lookupOf(addresses: Address[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all === true || first === undefined) done(null, addresses);
    else done(null, first.address, first.family);
  };
}

async function receive(
  answer: IncomingMessage,
  { url, mostBytes }: { url: URL; mostBytes: number },
): Promise<OutboundAnswer> {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400 && status !== 304) throw redirected(answer, url);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes)
      throw new OutboundError('large', `The answer of ${url.hostname} is larger than ${mostBytes} bytes.`);
    chunks.push(chunk);
  }
  return { status, headers: answer.headers, text: Buffer.concat(chunks).toString('utf8') };
}

function redirected(answer: IncomingMessage, url: URL): OutboundError {
  const { location = '' } = answer.headers;
  const target = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
  const named = target === undefined ? 'another address' : `${target.origin}${target.pathname}`;
  return new OutboundError('redirect', `${url.hostname} forwards to ${named}. Enter that address instead.`);
}

function asOutboundError(error: unknown, host: string, signal: AbortSignal): OutboundError {
  if (error instanceof OutboundError) return error;
  if (signal.aborted) return new OutboundError('timeout', `${host} did not answer in time.`, { cause: error });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new OutboundError('unknown', `The name ${host} is not known.`, { cause: error });
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/u.test(code))
    return new OutboundError('certificate', `The certificate of ${host} is not valid.`, { cause: error });
  return new OutboundError('unreachable', `${host} cannot be reached.`, { cause: error });
}
