import { limits } from '../../limits.ts';
import { flagField, optionalTextField, type RecordFields, textField } from '../../record-fields.ts';
import { type VideoProvider, videoFieldWords, videoLimits } from './video-meetings.rules.ts';

/** Fields of an account that a form changes. Its provider stays, and its secret is only ever replaced. */
export const videoAccountFields = {
  name: textField('Name of the account', { max: limits.name, required: 'Enter a name' }),
  host: optionalTextField('Host', { max: videoLimits.host }),
  tenant_id: optionalTextField('Account ID', { max: limits.name }),
  client_id: optionalTextField('Client ID', { max: limits.name }),
  is_exclusive: flagField('Holds one meeting at a time'),
};

/** New secret. Empty leaves the stored one as it is. No answer contains it. */
export const videoSecretField = { secret: textField('Secret', { max: videoLimits.secret, trace: false }) };

const labelled = <F extends RecordFields>(fields: F, provider: VideoProvider): F => {
  const labels: Partial<Record<string, string>> = videoFieldWords[provider];
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    { ...field, label: labels[name] ?? field.label },
  ]);
  return Object.fromEntries(entries) as F;
};

/** Returns the fields of the form of a provider, in the words of that provider. */
export const videoFieldsOf = (provider: VideoProvider) => ({
  fields: labelled(videoAccountFields, provider),
  apart: labelled(videoSecretField, provider),
});
