import {
  changeVideoAccount,
  checkVideoAccount,
  createVideoAccount,
  joinMeeting as joinEndpoint,
  listVideoAccounts,
  moveVideoAccount,
} from '@doselore/contract/video-meetings';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Route, serve } from '../../../platform/http/index.ts';
import { presentAccount } from './accounts/accounts.presenter.ts';
import { listAccountRows } from './accounts/accounts.repository.ts';
import { checkAccount } from './accounts/check-account.ts';
import { changeAccount, createAccount, moveAccountTo } from './accounts/save-account.ts';
import { joinMeeting } from './joining/join-meeting.ts';

const ok = { ok: true } as const;

export const videoMeetingRoutes: Route[] = [
  serve(listVideoAccounts, async ({ services }) => ({
    accounts: (await listAccountRows(services.db, londonWallClock(services.clock.now()))).map(presentAccount),
    has_site_jitsi: services.config.jitsiUrl !== undefined,
  })),
  serve(createVideoAccount, async ({ body, services, actor }) => ({ id: await createAccount(services, actor, body) })),
  serve(changeVideoAccount, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeAccount(services, actor, { accountId: params.videoAccountId, change: body }),
  })),
  serve(checkVideoAccount, async ({ params, services, actor }) => ({
    error: await checkAccount(services, actor, params.videoAccountId),
  })),
  serve(joinEndpoint, async ({ params, body, services, actor }) => ({
    url: await joinMeeting(services, actor, { ...params, ...body }),
  })),
  serve(moveVideoAccount, async ({ params, body, services, actor }) => {
    await moveAccountTo(services, actor, { accountId: params.videoAccountId, list: body.list });
    return ok;
  }),
];
