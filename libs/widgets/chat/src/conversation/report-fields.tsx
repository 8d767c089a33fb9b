import type { Schemas } from '@foyer/api';
import { Radio, RadioGroup, Stack, Text, TextArea } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { reportReasons } from '../message/report-reasons.ts';

type Reason = Schemas['ReportReason'];

/** What is missing of a report. */
export type ReportLack = 'reason' | 'note';

interface ReportFieldsProps {
  reason: Reason | null;
  note: string;
  lacks: ReportLack | null;
  onReason: (reason: Reason) => void;
  onNote: (note: string) => void;
}

const reasons = Object.keys(reportReasons) as Reason[];

/** What a report says. */
export const ReportFields = ({ reason, note, lacks, onReason, onNote }: ReportFieldsProps) => (
  <Stack gap="m">
    <Text tone="muted">
      <FormattedMessage
        defaultMessage="Moderators read this message and your report, and nothing else of the conversation. Its author does not learn who reported it."
        description="In the dialog that reports a message of the chat"
      />
    </Text>
    <RadioGroup
      label={<FormattedMessage defaultMessage="What is wrong with it?" description="Choice in the dialog that reports a message" />}
      value={reason}
      required
      error={
        lacks === 'reason' && (
          <FormattedMessage defaultMessage="Choose a reason." description="Error in the dialog that reports a message" />
        )
      }
      onChange={(chosen) => onReason(chosen as Reason)}
    >
      {reasons.map((one) => (
        <Radio key={one} value={one} label={<FormattedMessage {...reportReasons[one]} />} />
      ))}
    </RadioGroup>
    <TextArea
      label={<FormattedMessage defaultMessage="What should moderators know?" description="Field in the dialog that reports a message" />}
      maxLength={1000}
      value={note}
      required={reason === 'other'}
      error={
        lacks === 'note' && (
          <FormattedMessage defaultMessage="Say what is wrong." description="Error in the dialog that reports a message" />
        )
      }
      onChange={onNote}
    />
  </Stack>
);
