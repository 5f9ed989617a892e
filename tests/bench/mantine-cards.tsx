import { createServer } from "node:http";
import { Badge, Button, Card, Group, Image, MantineProvider, Rating, Text } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";

/** The yardstick: the same number of item cards built of Mantine components, rendered for every request. */
const cards = Number(process.env.CARDS);
const ids = Array.from({ length: cards }, (_, index) => index);
const port = Number(process.env.PORT);

function ItemCard({ id }: { id: number }) {
  return (
    <Card component="article" withBorder>
      <Card.Section>
        <Image src={`/picture/${id}.svg`} alt="" w={220} h={220} />
        <Badge>10% off</Badge>
      </Card.Section>
      <Text fw={600}>Harbour Burger {id}</Text>
      <Text c="dimmed">Harbour Kitchen</Text>
      <Group>
        <Text>$8.10</Text>
        <Text td="line-through">$9.00</Text>
        <Rating value={4} readOnly />
        <Button>Add to Cart</Button>
      </Group>
    </Card>
  );
}

function Page() {
  return (
    <MantineProvider withCssVariables={false} withGlobalClasses={false}>
      {ids.map((id) => (
        <ItemCard key={id} id={id} />
      ))}
    </MantineProvider>
  );
}

createServer((_, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(`<!DOCTYPE html><html lang="en"><body>${renderToStaticMarkup(<Page />)}</body></html>`);
}).listen(port, "127.0.0.1");
