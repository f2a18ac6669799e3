export function TermsPage() {
  return (
    <main id="main-content">
      <h1>Terms</h1>
    </main>
  );
}
