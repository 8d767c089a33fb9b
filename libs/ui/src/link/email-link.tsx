import { Link } from './link.tsx';

/** An e-mail address to write to. Where it has no room on one line, it breaks before the `@`. */
export function EmailLink({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <Link look="inline" href={`mailto:${email}`} dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Link>
  );
}
