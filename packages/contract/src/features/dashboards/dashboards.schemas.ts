import { z } from 'zod';
import { id } from '../../common.schemas.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
const count = z.number().int();
/** Number for one month, such as `2026-03`. */
const monthCount = z.object({ month: z.string(), count });
export type MonthCount = z.output<typeof monthCount>;

const facts = z.object({
  groups: count,
  services: count,
  members: count,
  /** Licences that can still be issued from general pots. */
  pot: count,
  /** Licences that are issued and not started. */
  held: count,
  invited: count,
  invitations_ended: count,
  services_without_admin: count,
  /** Licence requests of services and virtual groups without a decision, or only fulfilled in part. */
  open_requests: count,
  /** Courses of an organisation whose unissued seats, in its pot and its pools, are low. */
  low_stock: count,
  /** Valid certificates of members that expire within 30 days, today included. */
  ending_30: count,
  ending_90: count,
  /** Certificates of members that have expired and were not renewed. */
  ended: count,
  /** Requests of bookings that have waited too long. For one organisation it is 0, because site admins act on them. */
  overdue_bookings: count,
});
export type DashboardFacts = z.output<typeof facts>;

/** Course low in stock. `left` counts seats in the general pot and in pools. */
const lowStock = z.object({ group: named, title: z.string(), months: count, left: count, bought: count });
const openService = z.object({ id: z.number().int(), name: z.string(), group: named });
/** Action that can still be undone: an archived record restored, a moved one moved back, a licence taken back. */
const undo = z.object({
  what: z.enum(['member', 'subgroup', 'group', 'licences']),
  ids: z.array(z.number().int()).min(1),
});
export type Undo = z.output<typeof undo>;

const recentChange = z.object({
  id: z.number().int(),
  at: z.string(),
  action: z.string(),
  /** Null for a site admin, whom only site admins see by name. */
  actor: z.string().nullable(),
  subject: z.string(),
  subject_name: z.string().nullable(),
  group: named.nullable(),
  /** Null when it cannot be undone, or can no longer be undone. */
  undo: undo.nullable(),
});
export type RecentChange = z.output<typeof recentChange>;

export const dashboard = z.object({
  /** Day on which everything was counted. */
  today: z.string(),
  /** Time of the count. For the whole site it is some minutes ago, and newer events are only in `recent`. */
  counted_at: z.string(),
  facts,
  /** First few of each kind. `facts` has the total numbers. */
  low_stock: z.array(lowStock),
  services_without_admin: z.array(openService),
  certificates_ending: z.array(monthCount),
  completions: z.array(monthCount),
  /** People of the largest services of an organisation, or of the largest organisations. */
  people: z.array(z.object({ id: z.number().int(), name: z.string(), count })),
  recent: z.array(recentChange),
});
export type Dashboard = z.output<typeof dashboard>;

export const dashboardsSchemas = {
  getGroupDashboard: { params: z.strictObject({ groupId: id }), response: dashboard },
  getDashboard: {
    /** Age of the count. The whole site is counted every few minutes. `now` counts it for this answer. */
    query: z.strictObject({ counted: z.enum(['lately', 'now']).default('lately') }),
    response: dashboard,
  },
};
