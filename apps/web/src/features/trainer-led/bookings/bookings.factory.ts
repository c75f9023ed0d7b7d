import { emptyRecord } from '@doselore/contract';
import {
  type ProjectDetail,
  type ProjectRequest,
  type ProjectUnit,
  requestFormFields,
} from '@doselore/contract/bookings';

export const unit: ProjectUnit = {
  ...{ id: 5, product: { id: 3, name: 'Injection technique' }, is_virtual: false, state: 'draft' },
  ...{ state_since: '2026-11-02T09:00:00.000Z', delegates: 8, minutes: 180, dates: 2, is_overdue: false, other: null },
};

/** Builds a project of Harbour with one draft request. */
export const buildProject = (changes: Partial<ProjectDetail> = {}): ProjectDetail => ({
  ...{ id: 4, title: 'Winter training', notes: '', state: 'open', created_at: '2026-11-01T09:00:00.000Z' },
  ...{ group: { id: 7, name: 'Harbour' }, subgroup: null, organiser: { id: 9, name: 'Judith Marlowe' }, handler: null },
  ...{
    enquiry: null,
    organiser_user_id: 9,
    handled_by: null,
    created_by: 'Morgan Ellis',
    ended_at: null,
    end_reason: null,
  },
  ...{ requests: [unit], multi_days: [] },
  ...changes,
});

export const buildRequest = (changes: Partial<ProjectRequest> = {}): ProjectRequest => ({
  ...emptyRecord(requestFormFields),
  ...unit,
  ...{
    slot: 'am',
    certificate_months: 24,
    notes: '',
    end_reason: null,
    enquiry: null,
    venue: null,
    location: null,
    video_account: null,
  },
  ...{ project: { id: 4, name: 'Winter training' }, group: { id: 7, name: 'Harbour' } },
  ...changes,
});

/** Days with a trainer, and the venues that are free on some of them. */
export const venueDays = { days: 3, venues: [{ id: 5, days: 2, second_days: 1 }] };

export const choices = {
  products: [
    { id: 3, name: 'Injection technique', deliverable_id: 4, default_months: 24 },
    { id: 6, name: 'Contraception service', deliverable_id: 3, default_months: 12 },
  ],
  organisers: [{ id: 9, name: 'Judith Marlowe' }],
  handlers: [{ id: 1, name: 'Morgan Ellis' }],
  venues: [
    { id: 2, name: 'Quay Room', town: 'Morecambe', capacity: 16, refusal: 'Not for Harbour' },
    { id: 5, name: 'Pier Room', town: 'Heysham', capacity: 20, refusal: null },
  ],
  locations: [{ id: 8, name: 'Morecambe Bay' }],
  accounts: [{ id: 11, name: 'Zoom 1' }],
  trainers: [
    { id: 21, name: 'Amara Osei' },
    { id: 22, name: 'Gwen Pritchard' },
  ],
};
