export function PrivacyPage() {
  return (
    <main id="main-content">
      <h1>Privacy</h1>
    </main>
  );
}
