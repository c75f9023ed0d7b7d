import { plural } from '@doselore/contract';
import type { ImportKind } from '@doselore/contract/imports';
import { formatNumber } from '../../../ui/formats/index.ts';

type KindWords = {
  /** Lead of the upload page: the changes that the list makes. */
  lead: (place: string) => string;
  /** Words after a number of rows that need nothing, and after a number of imported rows. */
  same: (count: number) => string;
  done: string;
  /** Why one row needs nothing. */
  nothingToDo: string;
  /** Label of the button that starts the import. */
  start: (ready: number) => string;
  ready: (ready: number) => string;
  nothingToImport: string;
  /** Label of the link to the changed records. */
  see: string;
  /** Last sentence of the result: sent emails, or the next step. */
  sent: string;
};

const people = (count: number) => `${formatNumber(count)} ${plural(count, 'person', 'people')}`;

/** Words for each kind of list. */
export const kindWords: Record<ImportKind, KindWords> = {
  new: {
    lead: (place) =>
      `Everyone in your list is invited to ${place} by email. You check every row before anything changes.`,
    same: (count) => plural(count, 'already a member', 'already members'),
    done: 'added',
    nothingToDo: 'Already a member',
    start: (ready) => `Import ${people(ready)}`,
    ready: (ready) => `${plural(ready, 'person gets', 'people get')} an account and an invitation by email`,
    nothingToImport: 'Everyone in this list is already a member. Nothing to import.',
    see: 'See the members',
    sent: ' Each new account was emailed an invitation.',
  },
  edit: {
    lead: (place) => `Changes details of many members of ${place} at once. You see each change before it is made.`,
    same: () => 'with no change',
    done: 'changed',
    nothingToDo: 'No change',
    start: (ready) => `Change ${formatNumber(ready)} ${plural(ready, 'member', 'members')}`,
    ready: (ready) => `${plural(ready, 'member is', 'members are')} changed`,
    nothingToImport: 'This list changes nothing. All its values are already stored.',
    see: 'See the members',
    sent: '',
  },
  delegates: {
    lead: (place) =>
      `Everyone in your list becomes a delegate of this course. People who are not members yet are invited to ${place} too. You check every row before anything changes.`,
    same: () => 'with a place, or waiting for one',
    done: 'added to the course',
    nothingToDo: 'Has a place or waits for one',
    start: (ready) => `Add ${people(ready)}`,
    ready: (ready) =>
      `${plural(ready, 'person is', 'people are')} added to the course, or put on its waiting list where the row says so`,
    nothingToImport: 'Everyone in this list has a place or waits for one. Nothing to import.',
    see: 'See the delegates',
    sent: '',
  },
  'external-entries': {
    lead: (place) =>
      `Enters courses that members of ${place} took elsewhere. You check every row, and add the certificates as a zip, before anything changes. The entries are then verified like entries that members add.`,
    same: () => 'already on record',
    done: 'entered',
    nothingToDo: 'Already on record',
    start: (ready) => `Enter ${formatNumber(ready)} ${plural(ready, 'course', 'courses')}`,
    ready: (ready) => `${plural(ready, 'course is', 'courses are')} entered, to be verified`,
    nothingToImport: 'Every course in this list is already on record. Nothing to import.',
    see: 'See the members',
    sent: ' The entries have to be verified.',
  },
  'paper-results': {
    lead: (place) =>
      `Records results of this course for members of ${place}. You check every row, and can add the scan of a signed list, before anything changes.`,
    same: () => 'already recorded',
    done: 'recorded',
    nothingToDo: 'Already recorded',
    start: (ready) => `Record ${formatNumber(ready)} ${plural(ready, 'result', 'results')}`,
    ready: (ready) => `${plural(ready, 'result is', 'results are')} recorded. A pass gives the certificate`,
    nothingToImport: 'Every result in this list is already recorded. Nothing to import.',
    see: 'See the members',
    sent: '',
  },
};
