export function NotFoundPage() {
  return (
    <main id="main-content">
      <h1>NotFound</h1>
    </main>
  );
}
