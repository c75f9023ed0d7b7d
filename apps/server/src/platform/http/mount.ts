import {
  AppError,
  type Endpoint,
  type EndpointSchemas,
  type Level,
  levelPrefixes,
  permissions,
  stepUpOf,
} from '@doselore/contract';
import { schemasOf } from '@doselore/contract/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { admit, notFound } from '../access/index.ts';
import { onReserved, type Services } from '../services.ts';
import type { FileAnswer, SheetAnswer } from './answers.ts';
import { checkCsrf } from './csrf.ts';
import { checkPermissions } from './endpoints.ts';
import { withFormerNames } from './former-names.ts';
import { parseInput } from './parse-input.ts';
import { refuseBookings } from './refuse-bookings.ts';
import { refuseBrokenText } from './refuse-broken-text.ts';
import { sendEvents } from './send-events.ts';
import { sendFile } from './send-file.ts';
import { serialiserOf } from './serialise.ts';
import type { Call, EventStream, Route } from './serve.ts';
import { checkStepUp, findSession, sessionHandle } from './session.ts';
import { sessionToken } from './session-cookie.ts';
import { writeSheet } from './sheet-answer.ts';
import { expectUpload } from './upload.ts';

/**
 * Mounts every route once under the prefix of each of its levels. Throws when an endpoint has no permission row or no
 * schemas, so that such a server never starts.
 */
export function mountRoutes(app: FastifyInstance, services: Services, routes: readonly Route[]): void {
  checkPermissions(routes.map(({ endpoint }) => endpoint));
  for (const route of routes) {
    const { endpoint } = route;
    const schemas = schemasOf(endpoint);
    for (const level of endpoint.levels) mountAt(app, services, { route, schemas, level });
  }
}

type Target = { route: Route; schemas: Required<EndpointSchemas>; level: Level };
type Mounted = Target & { isClosedInMaintenance: boolean };

function mountAt(app: FastifyInstance, services: Services, target: Target): void {
  const { route, schemas, level } = target;
  const { endpoint } = route;
  const url = `${levelPrefixes[level]}${endpoint.path}`;
  const at = { ...target, isClosedInMaintenance: isClosedInMaintenance(endpoint.method, url) };
  app.route({
    method: endpoint.method,
    url,
    ...(endpoint.bodyBytes === undefined ? {} : { bodyLimit: endpoint.bodyBytes }),
    // The schema of the answer limits the fields that leave the server.
    ...(endpoint.kind === 'file' || endpoint.kind === 'events'
      ? {}
      : {
          schema: { response: { 200: schemas.response } },
          serializerCompiler: () => serialiserOf(schemas.response),
        }),
    handler: (request, reply) =>
      withFormerNames(schemas.body, request.body ?? {}, (body) => answer(services, at, { request, reply, body })),
  });
}

const openInMaintenance: readonly string[] = ['/online', '/site-info'];

/** Returns whether a call is refused during maintenance. Pages still load and show the notice. */
function isClosedInMaintenance(method: Endpoint['method'], url: string): boolean {
  const isCall = url.startsWith('/api/') || method !== 'GET' || url === '/logged-in';
  return isCall && !openInMaintenance.includes(url);
}

async function answer(
  all: Services,
  at: Mounted,
  http: { request: FastifyRequest; reply: FastifyReply; body: unknown },
): Promise<unknown> {
  const { request, reply } = http;
  const { route, schemas } = at;
  const { endpoint, handle } = route;
  const services = endpoint.isReserved ? onReserved(all) : all;
  const found = await findSession(services, sessionToken(services, request), {
    prolong: !endpoint.isBackground,
    isClosedInMaintenance: at.isClosedInMaintenance,
  });
  const visitor = found?.principal;
  if (endpoint.method !== 'GET') checkCsrf(services, request);
  if (visitor?.mustSetUpTwoStep) refuseBeforeTwoStep(endpoint);
  const params = parseParams(schemas.params, request.params);
  const scope = await admit(services.db, { endpoint, level: at.level, visitor, params });
  await refuseBookings(services.db, { endpoint, level: at.level });
  const stepUp = endpoint.method === 'GET' ? '-' : stepUpOf(endpoint.permission);
  if (stepUp === 'always') checkStepUp(services, found);
  const query = parseInput(schemas.query, request.query);
  const upload =
    endpoint.kind === 'upload' ? expectUpload(services.files, request, endpoint.bodyBytes ?? 0) : undefined;
  const body = endpoint.kind === 'upload' ? {} : parseBody(at, http.body);
  if (stepUp === 'archives' && archives(body)) checkStepUp(services, found);
  const call: Call<Endpoint> = {
    params,
    query,
    body,
    scope,
    visitor,
    get person() {
      return visitor ?? raise(new AppError('unauthenticated', 'Sign in to continue.'));
    },
    get actor() {
      return { id: this.person.id, level: at.level, requestId: request.id };
    },
    receiveUpload: () => upload?.receive() ?? raise(new Error(`${endpoint.path} takes no upload`)),
    requireStepUp: (condition) => {
      if (condition !== stepUp) throw new Error(`The row ${endpoint.permission} does not ask for ${condition}`);
      checkStepUp(services, found);
    },
    services,
    session: sessionHandle(services, request, reply),
    caller: {
      address: request.ip,
      host: request.host,
      lastEventId: String(request.headers['last-event-id'] ?? ''),
      prefersMinimal: request.headers.prefer === 'return=minimal',
    },
  };
  try {
    const result = await handle(call);
    if (endpoint.kind === 'file') {
      const file = result as FileAnswer | SheetAnswer;
      return sendFile(reply, 'sheet' in file ? await writeSheet(file, request.headers.accept) : file);
    }
    if (endpoint.kind === 'events') return sendEvents(reply, result as EventStream);
    return check(services, schemas.response, result);
  } finally {
    await upload?.discard();
  }
}

/** Returns whether a command archives. The other value of its one field restores. */
function archives(body: Readonly<Record<string, unknown>>): boolean {
  return body.archived === true || body.list === 'archived' || body.state === 'archived';
}

/** Refuses calls before two-step verification is set up, except public ones and those that set it up. */
function refuseBeforeTwoStep({ permission, opensBeforeTwoStep }: Endpoint): void {
  if (opensBeforeTwoStep || permissions[permission].anon !== '-') return;
  throw new AppError('two_step_required', 'Set up two-step verification to continue.');
}

function raise(error: Error): never {
  throw error;
}

function parseBody({ route, schemas }: Mounted, body: unknown) {
  if (!route.endpoint.takesBrokenText) refuseBrokenText(body);
  return parseInput(schemas.body, body) as Readonly<Record<string, unknown>>;
}

/** Parses the parameters of an address. Throws 404 for an address that does not parse. */
export function parseParams(schema: z.ZodType, params: unknown): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/** Checks an answer against its schema under test. In production only the serialiser decides which fields leave. */
function check(services: Services, response: z.ZodType, result: unknown): unknown {
  return services.config.strictAnswers ? response.parse(result) : result;
}
