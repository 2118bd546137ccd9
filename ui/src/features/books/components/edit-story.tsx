import { useRef } from "react";
import { Button } from "@/components/ui/button.tsx";
import { TextAreaField, TextField } from "@/components/ui/field.tsx";
import { showToast } from "@/components/ui/toast-store.ts";
import { messageOf } from "@/lib/api-client.ts";
import { editorText } from "@/text/book-editor.ts";
import { useTellStory } from "../api/edit-book.ts";
import { useStoryService, useTellByService } from "../api/story-service.ts";
import type { BookDraft, DraftPage } from "../lib/book-draft.ts";
import styles from "./book-editor.module.css";
import { PremiumHint } from "./premium-hint.tsx";

const text = editorText.story;
const placeOfName = "{Name}";

interface EditStoryProps {
  id: string;
  draft: BookDraft;
  page: DraftPage;
  number: number;
  change: (edit: (before: BookDraft) => BookDraft) => void;
  setPage: (edit: (before: DraftPage) => DraftPage) => void;
  store: () => Promise<void>;
  isPremium: boolean;
  error: string | undefined;
}

/** What the story tells of a page. */
export function EditStory({ id, draft, page, number, change, setPage, store, isPremium, error }: EditStoryProps) {
  const tell = useTellStory(id);
  const tellElsewhere = useTellByService(id);
  const service = useStoryService().data;
  // Another one each time, also when the editor is opened once more.
  const turn = useRef(Date.now() % 900_000);
  const area = useRef<HTMLTextAreaElement>(null);

  const takeBack = (before: BookDraft) => () =>
    change((now) => ({
      ...now,
      storyTitle: before.storyTitle,
      pages: now.pages.map((one) => ({
        ...one,
        story: before.pages.find(({ key }) => key === one.key)?.story ?? one.story,
      })),
    }));
  const say = (title: string) =>
    showToast({ title, variant: "neutral", action: { label: editorText.undo, onClick: takeBack(draft) } });

  // The machine tells of the pages that are stored: of those that are there now.
  const tellAnother = async (byService = false) => {
    await store();
    turn.current += 1;
    const { mutate } = byService ? tellElsewhere : tell;
    mutate(turn.current, {
      onSuccess: (told: { title: string; pages: string[]; notice?: string | undefined } | null) => {
        if (!told) return;
        change((before) => ({
          ...before,
          storyTitle: told.title,
          pages: before.pages.map((one, index) => ({ ...one, story: told.pages[index] ?? "" })),
        }));
        if (told.notice) showToast({ title: text.byBuntstift, description: told.notice });
        else if (draft.storyTitle !== null) say(text.replaced);
      },
      onError: (failure) =>
        showToast({
          title: text.failure,
          description: messageOf(failure, editorText.failure),
          variant: "destructive",
        }),
    });
  };
  const isTelling = tell.isPending || tellElsewhere.isPending;
  const fromService = service && (
    <Button icon="story" disabled={isTelling} onClick={() => void tellAnother(true)}>
      {tellElsewhere.isPending ? text.serviceTells(service) : text.byService(service)}
    </Button>
  );
  const insertName = () => {
    const input = area.current;
    const from = input?.selectionStart ?? page.story.length;
    const to = input?.selectionEnd ?? from;
    setPage((before) => ({ ...before, story: before.story.slice(0, from) + placeOfName + before.story.slice(to) }));
    input?.focus();
  };

  if (draft.storyTitle === null) {
    return (
      <>
        <p>{text.none}</p>
        {isPremium ? (
          <div className={styles.row}>
            <Button icon="story" crayon="green" disabled={isTelling} onClick={() => void tellAnother()}>
              {text.begin}
            </Button>
            {fromService}
            <Button icon="pencil" onClick={() => change((before) => ({ ...before, storyTitle: "" }))}>
              {text.write}
            </Button>
          </div>
        ) : (
          <PremiumHint />
        )}
      </>
    );
  }
  return (
    <>
      {number === 1 && (
        <TextField
          label={text.title}
          value={draft.storyTitle}
          onInput={(event) => {
            const storyTitle = event.currentTarget.value;
            change((before) => ({ ...before, storyTitle }));
          }}
        />
      )}
      <TextAreaField
        ref={area}
        label={text.text(number)}
        hint={text.hint}
        rows={8}
        value={page.story}
        error={error}
        onInput={(event) => {
          const story = event.currentTarget.value;
          setPage((before) => ({ ...before, story }));
        }}
      />
      <div className={styles.row}>
        <Button onClick={insertName}>{text.insertName}</Button>
        {isPremium && (
          <Button icon="redo" crayon="green" disabled={isTelling} onClick={() => void tellAnother()}>
            {text.again}
          </Button>
        )}
        {isPremium && fromService}
        <Button
          icon="bin"
          crayon="red"
          onClick={() => {
            change((before) => ({ ...before, storyTitle: null }));
            say(text.ended);
          }}
        >
          {text.end}
        </Button>
      </div>
      {isPremium && service && <p className={styles.hint}>{text.sent(service)}</p>}
    </>
  );
}
