import type { CheckedPlace, Scope } from '../../../../platform/access/index.ts';
import { today } from '../../../../platform/clock/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { listOutstanding } from './outstanding.repository.ts';

const mostNames = 3;

/** Finds the documents that members of a place still have to read, each with the names of 3 members. */
export const findOutstanding = ({ db, clock, scanner }: Services, scope: Scope, place: CheckedPlace) =>
  listOutstanding(db, scope, { place, today: today(clock), isScanning: scanner.isOn, mostNames });
