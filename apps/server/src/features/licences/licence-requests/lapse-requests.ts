import { recordAudit } from '../../../platform/audit/index.ts';
import type { Clock } from '../../../platform/clock/index.ts';
import { days } from '../../../platform/clock/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import { notify } from '../../site/notifications/index.ts';
import { readLicenceSettings } from '../licence-levels/index.ts';
import { lapseBefore } from './requests.repository.ts';
import { requesterAddress } from './settle-request.ts';

/** Daily job that lets undecided requests lapse. Seats already delivered stay. */
export const lapsingRequests = (clock: Clock): DailyJob => ({
  name: 'lapse-licence-requests',
  async run(tx) {
    const at = clock.now();
    const { request_days } = await readLicenceSettings(tx);
    for (const { id, group_id, ...request } of await lapseBefore(tx, {
      before: new Date(at.getTime() - days(request_days)),
      at,
    })) {
      const subject = `licence request ${id}`;
      await recordAudit(tx, undefined, { action: 'licenceRequests.lapse', subject, groupId: group_id });
      await notify(tx, {
        at: clock.now(),
        code: 'licence_request_lapsed',
        groupId: group_id,
        subgroupId: request.subgroup_id,
        userIds: [request.requested_by],
        title: 'A licence request has lapsed',
        tag: 'Licences',
        body: `Your request for ${request.title} had no decision in ${request_days} days. Request again if you still need the licences.`,
        actionUrl: requesterAddress({ group_id, ...request }, 'serviceRequests'),
      });
    }
  },
});
