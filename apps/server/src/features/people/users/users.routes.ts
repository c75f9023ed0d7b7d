import {
  changeUser as changeEndpoint,
  createUser as createEndpoint,
  endUserTwoStep,
  findUserWithEmail,
  findUserWithUsername,
  getUser,
  getUsersCsv,
  makeUserLive as makeLiveEndpoint,
  sendUserLink as sendLinkEndpoint,
} from '@doselore/contract/users';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { endTwoStep } from '../../site/auth/index.ts';
import { changeUser, createUser, makeUserLive, sendUserLink } from './save-users.ts';
import { findUserInfo } from './user-info.repository.ts';
import { usersList } from './users.list.ts';
import { presentUser, presentUserInfo } from './users.presenter.ts';
import { findUserBy } from './users.repository.ts';

const ok = { ok: true } as const;

export const userRoutes: Route[] = [
  ...serveList(usersList, getUsersCsv),
  serve(findUserWithEmail, async ({ query, scope, services }) => {
    const row = await findUserBy(services.db, scope, { email: query.email });
    return { user: row === undefined ? null : presentUser(row) };
  }),
  serve(findUserWithUsername, async ({ query, scope, services }) => {
    const row = await findUserBy(services.db, scope, { username: query.username.toLowerCase() });
    return { user: row === undefined ? null : presentUser(row) };
  }),
  serve(getUser, async ({ params, scope, services }) => {
    const row = await findUserInfo(services.db, scope, params.userId);
    if (row === undefined) throw notFound();
    return presentUserInfo(row);
  }),
  serve(createEndpoint, async ({ body, services, actor }) => ({ id: await createUser(services, actor, body) })),
  serve(changeEndpoint, async ({ params, body, services, actor, requireStepUp }) => ({
    ...ok,
    now: await changeUser(services, actor, {
      userId: params.userId,
      change: body,
      beforeNewAddress: () => requireStepUp('newAddress'),
    }),
  })),
  serve(makeLiveEndpoint, async ({ params, services, actor }) => {
    await makeUserLive(services, actor, params.userId);
    return ok;
  }),
  serve(sendLinkEndpoint, async ({ params, services, actor }) => ({
    sent: await sendUserLink(services, actor, params.userId),
  })),
  serve(endUserTwoStep, async ({ params, body, services, actor }) => {
    await endTwoStep(services, actor, { ...params, ...body });
    return ok;
  }),
];
