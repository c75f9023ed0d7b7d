import type { GroupId, SubgroupId, UserId } from '../../../platform/access/index.ts';
import type { BuiltCourse } from '../../catalogue.factory.ts';
import type { BuiltDistance } from '../../distance.factory.ts';
import type { Home, Persona } from '../personas.ts';

export type BuiltHome = {
  groupId: GroupId;
  services: Record<string, SubgroupId>;
  /** One Pharmacist-led Course for each service, with its own member as the delegate. */
  sessions: Record<string, number>;
  ownUserId: UserId;
  siblingUserId: UserId;
};

export type Attempt = {
  userId: number;
  scoUserId: number;
  courseUserId: number;
  certificateId: number;
  code: string;
  sessionId: number;
  recordId: number;
  passkeyId: number;
  /** Person with a started and answered distance course, and with an external course and its evidence. */
  distanceUserId: number;
  externalCourseUserId: number;
};

export type World = {
  homes: Record<Home, BuiltHome>;
  users: Record<Exclude<Persona, 'anon'>, UserId>;
  attempts: { own: Attempt; sibling: Attempt; foreign: Attempt; archived: Attempt };
  course: BuiltCourse;
  archivedCourse: BuiltCourse;
  distance: BuiltDistance;
  /** Product that is in stock everywhere and that nobody holds. */
  freeProductId: number;
  /** Face-to-face course that nobody has a licence for. */
  paperProductId: number;
  /** Person who is a member of every service and manages every place, until a request removes them. */
  leaverId: number;
  invitation: { token: string; userId: number; email: string };
  /** Undone merge of two people. */
  mergeId: number;
  /** Undone plan of repairs. */
  planId: number;
  /** One document of each organisation, and one for everybody. */
  documents: Partial<Record<Home | 'everybody', number>>;
  /** One notification for each persona, and one for somebody else. */
  notifications: Partial<Record<Persona | 'foreign', number>>;
  lists: BuiltLists;
  licences: BuiltLicences;
};

/** Licences by the address of the place. Each moves no seat, so that it can be taken back again and again. */
export type BuiltLicences = {
  held: Record<string, number>;
  failed: Record<string, number>;
  orders: Record<string, number>;
  requests: Record<string, number>;
};

/** Lists of people at each place, by `listKey`. */
export type BuiltLists = Map<string, number>;

/** Id that no record has. */
export const absent = 9_999_999;
