import { site } from "../site/site";

export function LandingPage() {
  return (
    <main id="main-content">
      <h1>{site.name}</h1>
    </main>
  );
}
