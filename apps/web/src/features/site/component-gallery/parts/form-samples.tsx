import { AppError } from '@doselore/contract';
import { useState } from 'react';
import {
  CheckboxField,
  DayField,
  email,
  Form,
  LabelledInput,
  maxNumber,
  minNumber,
  NumberField,
  PasswordField,
  password,
  RadioGroupField,
  required,
  requiredAs,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  useForm,
  wholeNumber,
} from '../../../../ui/form/index.ts';
import { FilePicker, UploadProgress } from '../../../../ui/upload/index.ts';
import { Wizard } from '../../../../ui/wizard/index.ts';
import c from './sample.module.css';
import { Sample, SampleGroup } from './sample.tsx';

const levels = [
  { value: 'HIGH', label: 'High', hint: 'May issue from the general pot' },
  { value: 'MED', label: 'Medium' },
  { value: 'LOW', label: 'Low', hint: 'May request licences' },
];

export function FormSamples() {
  const [file, setFile] = useState<File>();
  const [nickname, setNickname] = useState('');
  const form = useForm({
    initial: {
      name: '',
      contact: '',
      months: '12',
      from: '',
      level: 'MED',
      kind: '',
      notes: '',
      password: '',
      demo: false,
      active: true,
    },
    labels: {
      name: 'Venue name',
      contact: 'Email address',
      months: 'Certificate length in months',
      from: 'Open from',
      level: 'Service admin level',
      kind: 'Kind',
      notes: 'Notes',
      password: 'Password',
      demo: 'This is a demo venue',
      active: 'Active',
    },
    rules: {
      name: [requiredAs('Enter the venue name')],
      contact: [required, email],
      months: [required, wholeNumber, minNumber(1), maxNumber(60)],
      password: [password],
    },
    onSubmit: async ({ name }) => {
      if (name === 'taken') {
        throw new AppError('validation_failed', 'Taken', { fields: { name: ['There is a venue of that name'] } });
      }
    },
  });
  return (
    <SampleGroup title="Forms">
      <Sample title="Form with summary, inline errors and 422 by field (name it “taken”)">
        <div className={c.narrow}>
          <Form form={form} submitLabel="Save venue" cancelTo="/icons">
            <TextField field={form.field('name')} />
            <TextField field={form.field('contact')} type="email" hint="For booking questions" />
            <NumberField field={form.field('months')} />
            <DayField field={form.field('from')} optional />
            <SelectField
              field={form.field('kind')}
              options={[
                { value: 'hall', label: 'Hall' },
                { value: 'room', label: 'Meeting room' },
              ]}
              placeholder="Choose a kind"
              optional
            />
            <RadioGroupField field={form.field('level')} options={levels} />
            <TextAreaField field={form.field('notes')} optional />
            <PasswordField field={form.field('password')} autoComplete="new-password" withRules />
            <CheckboxField field={form.field('demo')} />
            <SwitchField field={form.field('active')} />
          </Form>
        </div>
      </Sample>
      <Sample title="Labelled input">
        <div className={c.narrow}>
          <LabelledInput label="Nickname" value={nickname} onChange={setNickname} />
        </div>
      </Sample>
      <Sample title="File picker and upload">
        <FilePicker label="Course package" hint="A zip file" accept=".zip" file={file} onChange={setFile} />
        <div className={c.narrow}>
          <UploadProgress fileName="safeguarding.zip" share={0.42} onCancel={() => undefined} />
        </div>
      </Sample>
      <Sample title="Wizard">
        <Wizard
          current="check"
          steps={[
            { key: 'upload', label: 'Upload' },
            { key: 'check', label: 'Check' },
            { key: 'result', label: 'Result' },
          ]}
          onGoTo={() => undefined}
        >
          <p>Content of the step</p>
        </Wizard>
      </Sample>
    </SampleGroup>
  );
}
