import { z } from 'zod';
import { answerFields, changeOf } from '../../record-fields.schemas.ts';
import { bookingSettingsFields } from './booking-settings.fields.ts';

export const bookingSettingsSchemas = {
  getBookingSettings: { response: z.object(answerFields(bookingSettingsFields)) },
  changeBookingSettings: changeOf(bookingSettingsFields),
};
