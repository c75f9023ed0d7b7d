import { AppError } from '@doselore/contract';
import { certificateKeyMax, readCertificateKey } from '@doselore/contract/certificates';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router';
import { Form, maxText, requiredAs, TextField, useForm } from '../../../ui/form/index.ts';
import { Page } from '../../../ui/page/index.ts';
import { EmptyPanel, ErrorPanel, Spinner } from '../../../ui/states/index.ts';
import { BadgeCheck } from '../badges/index.ts';
import { certificateCheckQuery } from './certificates.queries.ts';
import c from './parts/certificates.module.css';
import { CheckedCard } from './parts/checked-card.tsx';

/** Public check of a certificate by its code or its badge: whether it is real and still valid. */
export function CheckCertificateScreen() {
  const code = useParams().code ?? '';
  const navigate = useNavigate();
  const form = useForm({
    initial: { code },
    labels: { code: 'Certificate number or code' },
    rules: { code: [requiredAs('Enter the certificate number or the code'), maxText(certificateKeyMax)] },
    onSubmit: async (values) =>
      navigate(`/check-certificate/${encodeURIComponent(readCertificateKey(values.code).value)}`),
  });
  return (
    <Page
      width="form"
      lead="Every Doselore certificate has a certificate number, and a code under its QR code. Enter either to see whether the certificate is real and valid."
    >
      <div className={c.stack}>
        <Form form={form} submitLabel="Check certificate" guarded={false}>
          <TextField
            field={form.field('code')}
            hint="For example DL-2026-3F8KQ2WX or ABCD-EFGH-JKLM-NPQR. Spaces, hyphens and capitals do not matter."
            autoComplete="off"
            spellCheck={false}
          />
        </Form>
        {code !== '' && <CheckAnswer code={code} />}
        <BadgeCheck show={(certificate) => <CheckedCard checked={certificate} />} />
      </div>
    </Page>
  );
}

function CheckAnswer({ code }: { code: string }) {
  const query = useQuery(certificateCheckQuery(code));
  if (query.data !== undefined) return <CheckedCard checked={query.data} />;
  if (query.error instanceof AppError && query.error.code === 'not_found') {
    return (
      <EmptyPanel
        title="No certificate found"
        message="Check each letter and digit, or ask the holder for the original."
      />
    );
  }
  if (query.isError) return <ErrorPanel error={query.error} onRetry={() => query.refetch()} />;
  return <Spinner />;
}
