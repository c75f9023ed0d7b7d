import type { BuiltCourse } from '../../catalogue.factory.ts';
import type { BuiltDistance } from '../../distance.factory.ts';
import type { Home, Persona } from '../personas.ts';

export type BuiltHome = {
  groupId: number;
  services: Record<string, number>;
  /** Of each service one session, with its own member as the delegate. */
  sessions: Record<string, number>;
  ownUserId: number;
  siblingUserId: number;
};

export type Attempt = {
  scoUserId: number;
  courseUserId: number;
  certificateId: number;
  code: string;
  sessionId: number;
  recordId: number;
  passkeyId: number;
  /** A distance course that has been started and answered, and a course taken elsewhere with its evidence. */
  distanceUserId: number;
  externalCourseUserId: number;
};

export type World = {
  homes: Record<Home, BuiltHome>;
  users: Record<Exclude<Persona, 'anon'>, number>;
  attempts: { own: Attempt; sibling: Attempt; foreign: Attempt; archived: Attempt };
  course: BuiltCourse;
  archivedCourse: BuiltCourse;
  distance: BuiltDistance;
  /** On stock everywhere, held by nobody. */
  freeProductId: number;
  /** Person who belongs to every service and manages every place, until a request removes them. */
  leaverId: number;
  invitation: { token: string; userId: number; email: string };
  /** Of two people, undone. */
  mergeId: number;
  /** Of repairs, undone. */
  planId: number;
  /** One of each organisation, and one for everybody. */
  documents: Partial<Record<Home | 'everybody', number>>;
  /** One for each persona, and one for somebody else. */
  notifications: Partial<Record<Persona | 'foreign', number>>;
  lists: BuiltLists;
  licences: BuiltLicences;
};

/** By address of the place: a licence that moves no seat, so that taking it back can be said again and again. */
export type BuiltLicences = {
  held: Record<string, number>;
  failed: Record<string, number>;
  orders: Record<string, number>;
  requests: Record<string, number>;
};

/** Lists of people at each place, by `listKey`. */
export type BuiltLists = Map<string, number>;

/** The id of nothing. */
export const absent = 9_999_999;
