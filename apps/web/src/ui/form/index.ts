export { DayField } from './day-field.tsx';
export { realDay } from './day-rule.ts';
export {
  CheckboxField,
  type Option,
  RadioGroupField,
  SelectField,
  SwitchField,
  TextAreaField,
} from './fields.tsx';
export { focusField } from './focus-field.ts';
export { FoldedTextField } from './folded-text-field.tsx';
export { Form, FormSection } from './form.tsx';
export { FormDialogue } from './form-dialogue.tsx';
export { FormSubject } from './form-subject.ts';
export { LabelledInput } from './labelled-input.tsx';
export { movedItem } from './moved-item.ts';
export { PasswordField } from './password-field.tsx';
export { PlainForm } from './plain-form.tsx';
export * from './rules.ts';
export { isSameText, SameNote, tidySpaces } from './same-note.tsx';
export { SaveLabel } from './save-label.tsx';
export { RatingField } from './scales/rating-field.tsx';
export { ScaleField } from './scales/scale-field.tsx';
export { NumberField, sharedProps, TextField } from './text-field.tsx';
export { UnsavedGuard } from './unsaved-guard.tsx';
export { type FieldProps, type FormOptions, type FormState, useForm } from './use-form.ts';
export { type RecordFormOptions, useRecordForm } from './use-record-form.ts';
export { useSaved } from './use-saved.ts';
