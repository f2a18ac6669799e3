import { Reveal } from "../../ui/Reveal";
import { Section } from "../../ui/Section";
import { SectionHead } from "../../ui/SectionHead";
import { Wrap } from "../../ui/Wrap";
import { ProjectList } from "./ProjectList";

export function ProjectsSection() {
  return (
    <Section data-needs-script="">
      <Reveal>
        <Wrap>
          <SectionHead title="Recent Projects">
            <p>A few jobs we’ve finished lately, from one good door to a whole roof.</p>
          </SectionHead>
          <ProjectList />
        </Wrap>
      </Reveal>
    </Section>
  );
}
