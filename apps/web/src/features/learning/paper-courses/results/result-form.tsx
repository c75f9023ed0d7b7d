import { limits } from '@doselore/contract';
import {
  addPaperScan,
  type MemberPaperCourse,
  type PaperOutcome,
  passProblem,
  recordPaperResult,
} from '@doselore/contract/paper-courses';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callEndpoint, uploadFile } from '../../../../platform/api/index.ts';
import { useArea } from '../../../../platform/area/index.ts';
import { describeError, showBanner } from '../../../../platform/banner/index.ts';
import { today } from '../../../../platform/clock/clock.ts';
import { correctionReason } from '../../../../ui/correction/index.ts';
import {
  DayField,
  Form,
  maxNumber,
  maxText,
  NumberField,
  RadioGroupField,
  type Rule,
  realDay,
  requiredAs,
  SelectField,
  TextAreaField,
  TextField,
  useForm,
  wholeNumber,
} from '../../../../ui/form/index.ts';
import { formatBytes } from '../../../../ui/formats/index.ts';
import { evidenceProblem, FilePicker } from '../../../../ui/upload/index.ts';
import { type MemberRef, refreshResults, sendCorrection } from './results.queries.ts';

type Values = { takenOn: string; outcome: string; score: string; assessor: string; reason: string };
export type ResultFormProps = { target: MemberRef; course: MemberPaperCourse; onClose: () => void };

const outcomes = [
  { value: 'pass', label: 'Pass' },
  { value: 'fail', label: 'Fail' },
];
const notAhead: Rule = (value) => (value > today() ? 'Choose a day that is not in the future' : undefined);
const outcomeOf = (value: string): PaperOutcome => (value === 'pass' ? 'pass' : 'fail');
const scoreOf = (value: string) => (value.trim() === '' ? null : Number(value));

/** Form that records the result of a face-to-face course, or corrects it. */
export function ResultForm({ target, course, onClose }: ResultFormProps) {
  const { can } = useArea();
  const client = useQueryClient();
  const { rule, result } = course;
  const [file, setFile] = useState<File>();
  const [fileProblem, setFileProblem] = useState<string>();
  const needsScan = rule?.evidence === 'required' && course.scan === null;
  const passMark = rule?.pass_mark ?? null;
  const mayBackdate = can('paperCourses.backdate');
  const form = useForm<Values>({
    initial: {
      takenOn: result?.taken_on ?? today(),
      outcome: result?.outcome ?? '',
      score: result?.score == null ? '' : String(result.score),
      assessor: result?.assessor ?? '',
      reason: '',
    },
    labels: {
      takenOn: 'Taken on',
      outcome: 'Result',
      score: 'Score',
      assessor: 'Assessor',
      reason: result === null ? 'Why the date is before the licence was issued' : correctionReason.label,
    },
    rules: {
      takenOn: [requiredAs('Enter the date'), realDay, notAhead],
      outcome: [requiredAs('Choose pass or fail')],
      score: [
        (value, all) => (value.trim() === '' ? undefined : wholeNumber(value, all)),
        maxNumber(100),
        (value, { outcome }) =>
          outcome === 'pass' && passMark !== null && value.trim() === '' ? 'Enter the score' : undefined,
        (value, { outcome }) => passProblem({ outcome: outcomeOf(outcome), score: scoreOf(value), passMark }),
      ],
      assessor: [requiredAs('Enter the assessor'), maxText(limits.name)],
      reason: result === null ? [maxText(limits.text)] : correctionReason.rules,
    },
    onSubmit: async (values, _base, idempotencyKey) => {
      const facts = {
        takenOn: values.takenOn,
        outcome: outcomeOf(values.outcome),
        score: rule?.has_score === false ? null : scoreOf(values.score),
        assessor: values.assessor.trim(),
      };
      const reason = values.reason.trim();
      try {
        if (file !== undefined)
          await uploadFile(addPaperScan, {
            level: target.level,
            params: { ...target.place, userId: target.userId, licenceId: course.licence_id },
            file,
          });
      } catch (error) {
        setFileProblem(describeError(error));
        throw error;
      }
      const licenceId = course.licence_id;
      if (result === null)
        await callEndpoint(recordPaperResult, {
          level: target.level,
          params: { ...target.place, userId: target.userId, licenceId },
          body: { ...facts, reason: reason === '' ? null : reason, idempotencyKey },
        });
      else await sendCorrection(target, licenceId, { ...facts, reason, seenCorrections: result.corrections });
      showBanner({ message: `Result of ${course.title} saved`, type: 'success' });
      await refreshResults(client);
    },
  });
  const checked = {
    ...form,
    submit: async () => {
      const missing = needsScan && file === undefined ? 'Add a scan of the signed form' : undefined;
      const problem = missing ?? evidenceProblem(file);
      setFileProblem(problem);
      return problem === undefined && form.submit();
    },
  };
  const isBefore = form.values.takenOn !== '' && form.values.takenOn < course.issued_on;
  return (
    <>
      {result !== null && (
        <p>
          The old values are kept. A fail, or another day, withdraws the certificate; a pass gives a new one from the
          day of the course.
        </p>
      )}
      <Form
        form={checked}
        submitLabel={result === null ? 'Record result' : 'Correct result'}
        onCancel={onClose}
        onDone={onClose}
        guarded={false}
      >
        <DayField field={form.field('takenOn')} />
        <RadioGroupField field={form.field('outcome')} options={outcomes} />
        {rule?.has_score !== false && (
          <NumberField
            field={form.field('score')}
            optional={passMark === null}
            hint={passMark === null ? '0 to 100' : `0 to 100. The pass mark is ${passMark}.`}
          />
        )}
        {rule !== null && rule.assessors.length > 0 ? (
          <SelectField
            field={form.field('assessor')}
            placeholder="Choose an assessor"
            options={rule.assessors.map((name) => ({ value: name, label: name }))}
          />
        ) : (
          <TextField field={form.field('assessor')} maxLength={limits.name} autoComplete="off" />
        )}
        {(result !== null || (isBefore && mayBackdate)) && (
          <TextAreaField field={form.field('reason')} maxLength={limits.text} />
        )}
        {rule?.evidence !== 'none' && (
          <FilePicker
            label={`${course.scan === null ? 'Scan of the signed form' : 'Another scan of the signed form'}${needsScan ? '' : ' (optional)'}`}
            hint={`PDF, PNG, JPEG or WebP, at most ${formatBytes(limits.evidenceBytes)}.`}
            accept="application/pdf,image/png,image/jpeg,image/webp"
            file={file}
            onChange={(chosen) => {
              setFile(chosen);
              setFileProblem(evidenceProblem(chosen));
            }}
            error={fileProblem}
          />
        )}
      </Form>
    </>
  );
}
