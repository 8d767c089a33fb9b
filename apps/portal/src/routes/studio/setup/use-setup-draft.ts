import { ApiError, type Schemas } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useUser } from '../../../host/app/shell-data.ts';
import { sameValue } from '../same-value.ts';
import { useKeptCopy } from './use-kept-copy.ts';

interface Saved<Content> {
  version: number;
  content: Content;
}

interface Ports<Answer extends Saved<object>> {
  part: Schemas['StudioPart'];
  saved: Answer;
  send: (change: Saved<Answer['content']>) => Promise<Answer>;
  /** What is stored by now, when someone else was faster. */
  read: () => Promise<Answer>;
  onSaved: (answer: Answer) => void;
}

const noErrors: readonly Schemas['FieldError'][] = [];

/** What is changed of menu, look or settings until it is saved. Nothing of it is lost: it is kept in this browser, and a save of another is answered with a question. */
export function useSetupDraft<Answer extends Saved<object>>({ part, saved, send, read, onSaved }: Ports<Answer>) {
  type Content = Answer['content'];
  const userId = useUser()?.user_id ?? '';
  const queries = useQueryClient();
  const [base, setBase] = useState<Saved<Content>>(saved);
  const [content, setContent] = useState<Content>(saved.content);
  const [conflict, setConflict] = useState<Saved<Content> | null>(null);
  const changed = !sameValue(content, base.content);
  const [copy, closeCopy, offerCopy] = useKeptCopy(userId, part, { saved, base, content: changed ? content : null });

  const take = (answer: Saved<Content>) => {
    setBase(answer);
    setContent(answer.content);
  };
  const saving = useMutation({
    mutationFn: send,
    onSuccess: (answer, sent) => {
      setBase(answer);
      // What was typed meanwhile stays, and is not saved yet.
      setContent((now) => (now === sent.content ? answer.content : now));
      onSaved(answer);
      void queries.invalidateQueries({ queryKey: ['get', '/studio/{part}/changes'] });
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.problem.code === 'changed_meanwhile') setConflict(await read());
    },
  });
  const { mutate, reset } = saving;

  const errors = saving.error instanceof ApiError ? saving.error.problem.errors : noErrors;
  return {
    content,
    base,
    changed,
    copy,
    conflict,
    saving: saving.isPending,
    saved: saving.isSuccess && !changed,
    error: saving.error,
    errors,
    /** The content the errors are about; more may have been typed since. */
    refused: saving.error ? saving.variables?.content : undefined,
    errorOf: (field: string): string | undefined => errors.find((one) => one.field === `content.${field}`)?.message,
    change: useCallback((next: Content | ((now: Content) => Content)) => setContent(next), []),
    save: () => mutate({ version: base.version, content }),
    discard() {
      reset();
      setContent(base.content);
    },
    /** Goes on from what a version said. What was not saved is offered as a way back. */
    restore(next: Content) {
      offerCopy();
      setContent(next);
    },
    answerCopy(takeOver: boolean) {
      closeCopy(takeOver);
      if (!takeOver || !copy) return;
      setContent(copy.content);
      if (copy.version === base.version) return;
      // Another has changed it since: whose is kept is asked, as after a save.
      setBase({ version: copy.version, content: copy.base });
      setConflict(base);
    },
    resolve(whose: 'mine' | 'theirs') {
      if (!conflict) return;
      setConflict(null);
      reset();
      if (whose === 'theirs') return take(conflict);
      setBase(conflict);
      mutate({ version: conflict.version, content });
    },
  };
}

/** How a change of menu, look or settings stands. */
export type SetupDraft<Content extends object> = ReturnType<typeof useSetupDraft<Saved<Content>>>;
