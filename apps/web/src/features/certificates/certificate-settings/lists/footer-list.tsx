import {
  archiveFooterMessage,
  certificateLimits,
  type FooterMessage,
  unknownVariable,
} from '@doselore/contract/certificate-settings';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, maxText, requiredAs, TextAreaField, useForm } from '../../../../ui/form/index.ts';
import { refreshCertificates, sendFooter } from '../certificate-settings.queries.ts';
import { EditableList } from './editable-list.tsx';

type Props = { footers: readonly FooterMessage[]; onReplaced: (from: number, to: number) => void };

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

export function FooterList({ footers, onReplaced }: Props) {
  return (
    <EditableList
      items={footers}
      noun="message"
      nameOf={({ text }) => shorten(text)}
      show={({ text }) => <span>{text}</span>}
      form={(footer, onDone) => <FooterForm footer={footer} onReplaced={onReplaced} onDone={onDone} />}
      archive={({ id }, archived) =>
        callEndpoint(archiveFooterMessage, { params: { footerMessageId: id }, body: { archived } })
      }
    />
  );
}

type FormProps = {
  footer: FooterMessage | undefined;
  onReplaced: (from: number, to: number) => void;
  onDone: () => void;
};

function FooterForm({ footer, onReplaced, onDone }: FormProps) {
  const client = useQueryClient();
  const form = useForm({
    initial: { text: footer?.text ?? '' },
    labels: { text: 'Message' },
    rules: {
      text: [
        requiredAs('Enter the message'),
        maxText(certificateLimits.footerText),
        (text) => {
          const unknown = unknownVariable(text);
          return unknown === undefined
            ? undefined
            : `{{${unknown}}} is not a variable. Use {{hours}}, {{accreditor}} or {{reference}}`;
        },
      ],
    },
    onSubmit: async ({ text }) => {
      const saved = await sendFooter(footer?.id, text.trim());
      if (footer !== undefined) onReplaced(footer.id, saved.id);
      showBanner({ message: 'Footer message saved', type: 'success' });
      await refreshCertificates(client);
    },
  });
  return (
    <Form form={form} submitLabel="Save message" onCancel={onDone} onDone={onDone}>
      <TextAreaField
        field={form.field('text')}
        rows={3}
        hint={`At most ${certificateLimits.footerText} characters. {{hours}}, {{accreditor}} and {{reference}} are filled in by the course. A message is left out where the course has no value for one of them.`}
      />
    </Form>
  );
}
