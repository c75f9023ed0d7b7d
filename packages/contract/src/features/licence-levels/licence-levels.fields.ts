import { type StoredRecord, wholeField } from '../../record-fields.ts';

/** Limits of the site about licences. */
export const licenceSettingFields = {
  /** Maximum number of free retries of one licence. */
  retry_limit: wholeField('Free retries for each licence', {
    ...{ min: 0, max: 10, required: 'Enter the number of retries' },
  }),
  /** Days after which an undecided request lapses. */
  request_days: wholeField('Days until a licence request lapses', {
    ...{ min: 1, max: 365, required: 'Enter the number of days' },
  }),
};
export type LicenceSettings = StoredRecord<typeof licenceSettingFields>;
