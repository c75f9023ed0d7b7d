import {
  archiveIcon,
  type CertificateIcon,
  certificateLimits,
  type IconKind,
  iconKinds,
} from '@doselore/contract/certificate-settings';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { showBanner } from '../../../../platform/banner/index.ts';
import { Form, maxText, RadioGroupField, requiredAs, TextField, useForm } from '../../../../ui/form/index.ts';
import { GroupFilter } from '../../../people/groups/index.ts';
import { pictureUrl, refreshCertificates, sendIcon } from '../certificate-settings.queries.ts';
import { PictureField } from '../parts/picture-field.tsx';
import { EditableList } from './editable-list.tsx';

const kindWords: Readonly<Record<IconKind, string>> = {
  accreditor: 'Accreditor',
  scheme: 'Scheme',
  organisation: 'Organisation',
};
const kindOptions = [
  { value: 'accreditor', label: kindWords.accreditor, hint: 'The body that accredits the learning' },
  { value: 'scheme', label: kindWords.scheme, hint: 'A quality scheme or standard' },
  { value: 'organisation', label: kindWords.organisation, hint: 'Only this organisation can choose it' },
];

type Props = { icons: readonly CertificateIcon[]; onReplaced: (from: number, to: number) => void };

export function IconList({ icons, onReplaced }: Props) {
  return (
    <EditableList
      items={icons}
      noun="icon"
      nameOf={({ title }) => title}
      show={({ title, kind, group, picture_id }) => (
        <>
          <img src={pictureUrl(picture_id)} alt="" />
          <span>
            {title}
            <br />
            <span className="muted">{group?.name ?? kindWords[kind]}</span>
          </span>
        </>
      )}
      form={(icon, onDone) => <IconForm icon={icon} onReplaced={onReplaced} onDone={onDone} />}
      archive={({ id }, archived) => callEndpoint(archiveIcon, { params: { iconId: id }, body: { archived } })}
    />
  );
}

type FormProps = {
  icon: CertificateIcon | undefined;
  onReplaced: (from: number, to: number) => void;
  onDone: () => void;
};

function IconForm({ icon, onReplaced, onDone }: FormProps) {
  const client = useQueryClient();
  const form = useForm({
    initial: {
      title: icon?.title ?? '',
      kind: icon?.kind ?? ('accreditor' as string),
      groupId: icon?.group ? String(icon.group.id) : '',
      pictureId: icon === undefined ? '' : String(icon.picture_id),
    },
    labels: { title: 'Title', kind: 'Kind', groupId: 'Organisation', pictureId: 'Picture' },
    rules: {
      title: [requiredAs('Enter the title'), maxText(certificateLimits.iconTitle)],
      groupId: [(value, all) => (all.kind === 'organisation' && value === '' ? 'Choose the organisation' : undefined)],
      pictureId: [requiredAs('Upload the picture')],
    },
    onSubmit: async ({ title, kind, groupId, pictureId }) => {
      const saved = await sendIcon(icon?.id, {
        title: title.trim(),
        kind: iconKinds.find((known) => known === kind) ?? 'accreditor',
        groupId: kind === 'organisation' ? Number(groupId) : null,
        pictureId: Number(pictureId),
      });
      if (icon !== undefined) onReplaced(icon.id, saved.id);
      showBanner({ message: `${saved.title} saved`, type: 'success' });
      await refreshCertificates(client);
    },
  });
  const group = form.field('groupId');
  return (
    <Form form={form} submitLabel="Save icon" onCancel={onDone} onDone={onDone}>
      <TextField field={form.field('title')} autoComplete="off" hint="Screen readers read the title in the PDF." />
      <RadioGroupField field={form.field('kind')} options={kindOptions} />
      {form.values.kind === 'organisation' && (
        <div id={group.id}>
          <GroupFilter
            label={group.label}
            error={group.error}
            placeholder="Choose an organisation"
            value={group.value === '' ? null : Number(group.value)}
            onChange={group.onChange}
          />
        </div>
      )}
      <PictureField field={form.field('pictureId')} alt="The icon" />
    </Form>
  );
}
